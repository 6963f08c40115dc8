import {expect, test} from 'vitest'
import {innerHtml} from './inner-html.js'
import {textOf} from './text-of.js'

test('reads the text of nested elements and of HTML strings', () => {
  const nodes = [
    'The ',
    <code key="a" {...innerHtml('a &lt; <b>b</b>')} />,
    <em key="b">way {2}</em>
  ]
  expect(textOf(nodes)).toBe('The a < bway 2')
})

test('keeps a `<` that isn’t part of a tag', () => {
  expect(textOf(<i {...innerHtml('<b title="<">a</b> < b')} />)).toBe('a < b')
})
