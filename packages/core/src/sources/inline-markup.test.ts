import {expect, test} from 'vitest'
import {findDescription} from './find-description.js'
import {findOpeningLine} from './find-opening-line.js'
import {removeInlineMarkup} from './inline-markup.js'

test.each([
  ['A *title* with `code` and **more**', 'A title with code and more'],
  ['A [link](b.md "B") and ![an image](c.png)', 'A link and an image'],
  ['A [link](https://example.com/a_(b))', 'A link'],
  ['``a ` b`` and `c`', 'a ` b and c'],
  ['A {#id}', 'A'],
  ['A {/* #id */}', 'A'],
  ['A \\*b\\*', 'A *b*']
])('%s is shown as %s', (markdown, text) => {
  expect(removeInlineMarkup(markdown)).toBe(text)
})

test.each(['<a ', '![a', '[a](', '`a ``b ', '*a ', '_', '{/* ', '{#', '[^', '<!--', ' '])(
  'a long line of %j takes linear time',
  (part) => {
    const line = `a${part.repeat(100_000)}b`
    expect(removeInlineMarkup(line)).not.toBe('')
    expect(findOpeningLine(line)).toBeDefined()
    expect(findDescription(line)).toBeDefined()
  }
)
