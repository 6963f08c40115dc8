import {expect, test} from 'vitest'
import {compileMdx, visibleText} from '../fixtures/compile-sample.js'

test.each([
  ['a\n\n<!-- b -->\n\nc', 'a c'],
  ['<!--\nb\n\nd\n-->\n\nc', 'c'],
  ['a <!-- b\nd --> c', 'a c'],
  ['a\n<!-- b\n\nd -->\nc', 'a c'],
  ['- a\n  <!-- b\n\n  d -->\n- c', 'ac'],
  ['> a\n>\n> <!-- b\n>\n> d -->\n> c', 'ac'],
  ['<!--\n```js\nb\n```\n-->\n\nc', 'c'],
  ['<!-- {b} */ -- > <c -->\n\nc', 'c'],
  ['<!---->\n\nc', 'c'],
  ['<div>\n  <!-- b -->\n  c\n</div>', 'c'],
  ['`<!-- a -->` c', '&lt;!-- a --&gt; c']
])('removes comments from %j', async (text, words) => {
  const {problems, body} = await compileMdx(text)
  expect(problems).toEqual([])
  expect(visibleText(body)).toBe(words)
})

test('leaves MDX code unchanged', async () => {
  const {code} = await compileMdx("export const a = '<!-- b -->'\n\n<!-- d -->\n\n<A b={a} />")
  expect(code).toContain('<!-- b -->')
  expect(code).not.toContain('<!-- d -->')
})

test('ends the excerpt at a truncate comment', async () => {
  expect(await compileMdx('a\n\n<!-- truncate -->\n\nb')).toMatchObject({excerptLength: 1})
})

test('a tag next to a comment stays separate', async () => {
  const {body} = await compileMdx('<div>a</div> <!-- b -->')
  expect(body).toMatchObject([{tag: 'div'}])
})

test('reports an unclosed comment', async () => {
  const {problems} = await compileMdx('a\n\n<!-- b\n\nc')
  expect(problems).toMatchObject([{code: 'mdx-syntax', position: {line: 3}}])
})

test('reports comments if the site disables them', async () => {
  const {problems} = await compileMdx('<!-- a -->', {mdx1Compat: {comments: false}})
  expect(problems).toMatchObject([{code: 'mdx-syntax'}])
})
