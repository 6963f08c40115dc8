import {expect, test} from 'vitest'
import {blankCodeSpans, blankFences} from './blank-code.js'

test.each([
  ['a\n```js\n<b>\n```\nc', 'a\n     \n   \n   \nc'],
  ['a\n~~~\n<b>', 'a\n   \n   '],
  ['> ````\n> ```\n> ````\r\nb', '      \n     \n      \r\nb'],
  ['```\n~~~\n``` a\n```\nb', '   \n   \n     \n   \nb'],
  ['```npm i``` installs\n<b>\n```\n<c>', '```npm i``` installs\n<b>\n   \n   ']
])('removes fences in %j', (text, blank) => {
  expect(blankFences(text)).toBe(blank)
})

test.each([
  ['a `<b>` c ``d`e`` f', 'a       c         f'],
  ['a `b\nc` d', 'a   \n   d'],
  ['a `b\n\nc` d', 'a `b\n\nc` d'],
  ['a ``b` c', 'a ``b` c'],
  ['to={`a`} `b`', 'to={   }    ']
])('removes code spans in %j', (text, blank) => {
  expect(blankCodeSpans(text)).toBe(blank)
})

test('keeps template literals on request', () => {
  expect(blankCodeSpans('to={`a`} `b`', {keepsTemplates: true})).toBe('to={`a`}    ')
})

test('many runs of backticks take linear time', () => {
  const runs = Array.from({length: 1000}, (_, length) => '`'.repeat(length + 1)).join(' ')
  expect(blankCodeSpans(runs)).toBe(runs)
  const spans = '`a` '.repeat(100_000)
  expect(blankCodeSpans(spans)).toBe(' '.repeat(spans.length))
})
