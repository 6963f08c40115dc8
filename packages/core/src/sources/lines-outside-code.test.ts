import {expect, test} from 'vitest'
import {iterateLinesOutsideCode} from './lines-outside-code.js'

test.each([
  ['no code', 'a\n\nb', ['a', '', 'b']],
  ['Windows line ends', 'a\r\n\r\nb\r\n', ['a', '', 'b', '']],
  ['a block', 'a\n```js\nb\n```\nc', ['a', '', 'c']],
  ['a block with shorter fences in it', '````\n```\nb\n```\n````\nc', ['', 'c']],
  ['a block of the other marker', '~~~\n```\n~~~\nc', ['', 'c']],
  ['inline code with three backticks', '```a``` b\nc', ['```a``` b', 'c']],
  ['a block without an end', 'a\n```\nb', ['a', '']],
  ['nothing', '', ['']]
])('iterates the lines of a body with %s', (_, body, lines) => {
  expect([...iterateLinesOutsideCode(body)]).toEqual(lines)
})

test('supports custom fences', () => {
  expect([...iterateLinesOutsideCode('$$\nx\n$$\n```\ny', /^(\$\$)/)]).toEqual(['', '```', 'y'])
})

test('only reads a body as far as needed', () => {
  const lines = iterateLinesOutsideCode('a\nb')
  expect(lines.next()).toEqual({done: false, value: 'a'})
})
