import {expect, test} from 'vitest'
import {lineAndColumn} from './line-and-column.js'

test.each([
  [0, 1, 1],
  [2, 1, 3],
  [3, 2, 1],
  [4, 3, 1],
  [99, 3, 3]
])('offset %d is line %d, column %d', (offset, line, column) => {
  expect(lineAndColumn('ab\n\ncd', offset)).toEqual({line, column})
})
