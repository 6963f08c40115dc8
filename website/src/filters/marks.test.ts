import {expect, test} from 'vitest'
import {readMarks, toggleMark} from './marks.js'

test.each([
  [null, []],
  ['["a","b"]', ['a', 'b']],
  ['["a",1,null]', ['a']],
  ['{"a":1}', []],
  ['not JSON', []]
])('%j holds the marks %j', (stored, marks) => {
  expect([...readMarks(stored)]).toEqual(marks)
})

test('a mark can be set and removed', () => {
  const marks = toggleMark(new Set(['a']), 'b')
  expect([...marks]).toEqual(['a', 'b'])
  expect([...toggleMark(marks, 'a')]).toEqual(['b'])
})
