import {expect, test} from 'vitest'
import {trackFences} from './track-fences.js'

test.each([
  ['backticks', ['```js', 'code', '```', 'text'], 'start rest rest -'],
  ['an info string, which ends no fence', ['```', '```js', '```', ''], 'start rest rest -'],
  ['code on a single line', ['```npm install```', 'text'], '- -'],
  ['other characters', ['~~~', '```', '~~~\r', ''], 'start rest rest -'],
  ['a longer fence', ['````', '```', '`````', ''], 'start rest rest -'],
  ['fences in lists and quotes', ['> - ```', 'code', '> ```', ''], 'start rest rest -'],
  ['two blocks', ['```', '```', '```', '```'], 'start rest start rest']
])('finds code between fences with %s', (_what, lines, expected) => {
  const find = trackFences()
  expect(lines.map((line) => find(line) ?? '-').join(' ')).toBe(expected)
})
