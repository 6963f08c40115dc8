import {expect, test} from 'vitest'
import {compileMd, compileMdx} from '../fixtures/compile-sample.js'

const plainOf = async (text: string) => (await compileMd(text, {plain: true})).plain

test.each([
  ['the author’s bullets and emphasis', '* a\n* __b__\n'],
  ['the author’s numbers', '3) a\n4) b\n'],
  ['headings with lines below them', 'Owl\n===\n'],
  ['escapes', '1\\. a \\* b\n'],
  ['references', '[a][b]\n\n[b]: https://c.example "D"\n'],
  ['tables as they are aligned', '| a   |  b |\n|:----|---:|\n| `c\\|d` |  e |\n'],
  ['hard line ends', 'a  \nb\n'],
  ['characters of entities', 'a &amp; b &copy;\n']
])('a block keeps %s', async (_title, text) => {
  expect(await plainOf(text)).toBe(text)
})

test.each([
  ['[a](/b)', '[a](site-path:///b)'],
  ['[a]( </b> "T" )', '[a]( <site-path:///b> "T" )'],
  ['[/b](/b)', '[/b](site-path:///b)'],
  ['[a [b]](/c)', '[a [b]](site-path:///c)'],
  ['![a](/b)', '![a](site-path://site-asset://0/)'],
  ['[![a](/b)](/c)', '[![a](site-path://site-asset://0/)](site-path:///c)'],
  ['* [a](/b) and [c](/d)', '* [a](site-path:///b) and [c](site-path:///d)'],
  ['[a]\n\n[a]: /b', '[a]\n\n[a]: site-path:///b'],
  ['<https://a.example>', '<https://a.example>'],
  ['[a](#b)', '[a](#b)']
])('replaces URLs in their original positions: %s', async (text, expected) => {
  expect(await plainOf(`${text}\n`)).toBe(`${expected}\n`)
})

test.each([
  ['a URL with escapes', '[a](/b\\_c)', '[a](site-path:///b_c)'],
  ['an id', '## A {#b}', '## A'],
  ['a comment', '* a <!-- b -->', '- a'],
  ['a comment of MDX', '* a {/* b */}', '- a'],
  ['settings of code', '* a\n\n  ```js {1}\n  b\n  ```', '- a\n\n  ```js\n  b\n  ```']
])('a block with %s is rewritten', async (_title, text, expected) => {
  const {plain} = await (text.includes('{/*') ? compileMdx : compileMd)(`${text}\n`, {plain: true})
  expect(plain).toBe(`${expected}\n`)
})

test('finds blocks after front matter and Windows line endings', async () => {
  expect(await plainOf('---\r\ntitle: A\r\n---\r\n\r\n* [a](/b)\r\n')).toBe(
    '* [a](site-path:///b)\n'
  )
})
