import {expect, test} from 'vitest'
import {maskCode} from './mask-code.js'

test.each([
  ['front matter', '---\ntitle: a\n---\nb', '   \n        \n   \nb'],
  ['no rules', 'a\n\n---\nb\n---\n', 'a\n\n---\nb\n---\n'],
  ['inline code', 'a `<b>` c ``d`e`` f', 'a       c         f'],
  ['a fence', 'a\n```js\n<b>\n```\nc', 'a\n     \n   \n   \nc'],
  ['a fence without an end', 'a\n~~~\n<b>', 'a\n   \n   '],
  [
    'statements',
    "import a from 'b'\nexport const c = 1\n\nd",
    `${' '.repeat(17)}\n${' '.repeat(18)}\n\nd`
  ],
  ['prose', 'a <b> {c}', 'a <b> {c}']
])('masks %s', (_, text, masked) => {
  expect(maskCode(text)).toBe(masked)
  expect(masked).toHaveLength(text.length)
})
