import {expect, test} from 'vitest'
import {findJsonError} from './json-error.js'

test('valid JSON has no error', () => {
  expect(findJsonError('{"a": [1]}')).toBeUndefined()
})

test.each([
  ['{\n  "a": 1,\n}', {line: 3, column: 1}],
  ['{\n  "a":\n', {line: 2, column: 7}],
  ['', {line: 1, column: 1}],
  ['{\n  "a": \'b\',\n  "c": 1\n}', {line: 2, column: 8, reason: "Unexpected token '''"}],
  ['{\n  "a": tru\n}', {line: 2, column: 11}],
  [`[\n${'1,\n'.repeat(5000)}x]`, {line: 5002, column: 1, reason: "Unexpected token 'x'"}],
  ['// Comment\n{}', {line: 1, column: 1, reason: "Unexpected token '/'"}],
  ['{"a": 1}}', {line: 1, column: 9, reason: 'Unexpected non-whitespace character after JSON'}]
])('the error in %j has a position', (text, error) => {
  expect(findJsonError(text)).toMatchObject(error)
})
