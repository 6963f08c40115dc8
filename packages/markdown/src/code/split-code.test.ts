import {expect, test} from 'vitest'
import {splitCode} from './split-code.js'

test.each([
  ['before sections', 'a {\n\n  b\n}\n\nc\nd\n', ['a {\n\n  b\n}\n\n', 'c\nd\n']],
  ['before lines', 'aaaa\nbbbb\ncccc\ndddd', ['aaaa\nbbbb\n', 'cccc\ndddd']],
  ['around long lines', 'a\n0123456789abcdef\nb\nc', ['a\n', '0123456789abcdef\n', 'b\nc']],
  ['not in an open line', '0123456789abcdef', ['0123456789abcdef']],
  ['not in short code', 'a\n\nb\n', ['a\n\nb\n']]
])('splits %s', (_, code, pieces) => {
  expect(splitCode(code, 13)).toEqual(pieces)
})
