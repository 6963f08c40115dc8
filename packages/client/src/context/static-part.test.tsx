import {renderToString} from 'react-dom/server'
import {expect, test} from 'vitest'
import {StaticPart, StaticPartsProvider, type StaticParts} from './static-part.js'

function render(parts?: StaticParts): string {
  return renderToString(
    <StaticPartsProvider content={2} parts={parts}>
      <StaticPart of={1} />
    </StaticPartsProvider>
  )
}

test('marks the place of a part on the server', () => {
  expect(render()).toBe('<template data-static-part="2.1"></template>')
})

test('renders the elements of a part in the browser', () => {
  const part = [
    {tag: 'p', attributes: [['id', 'a']], html: 'a <b>b</b>'},
    {tag: 'hr', attributes: [], html: ''}
  ] as const
  expect(render([[], part])).toBe('<p>a <b>b</b></p><hr/>')
})

test('renders nothing for a part that the document lacks', () => {
  expect(render([])).toBe('')
})
