import {renderToStaticMarkup} from 'react-dom/server'
import {expect, test} from 'vitest'
import {Collapsible, useCollapsible} from './collapsible.js'

function Block({lazy, isOpen}: {lazy?: boolean; isOpen?: boolean}) {
  const {collapsed} = useCollapsible(isOpen === undefined ? {} : {initialState: !isOpen})
  return (
    <Collapsible lazy={lazy} collapsed={collapsed}>
      Owl
    </Collapsible>
  )
}

test('content is expanded and in a <div> by default', () => {
  expect(renderToStaticMarkup(<Block />)).toBe('<div>Owl</div>')
})

test('collapsed content is hidden, and not rendered if it’s lazy', () => {
  expect(renderToStaticMarkup(<Block isOpen={false} />)).toBe('<div hidden="">Owl</div>')
  expect(renderToStaticMarkup(<Block isOpen={false} lazy />)).toBe('')
})
