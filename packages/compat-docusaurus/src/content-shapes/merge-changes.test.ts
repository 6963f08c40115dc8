import {expect, test} from 'vitest'
import {mergeChanges} from './merge-changes.js'

test.each([
  ['a field that only the source changed', {a: 1, b: 2}, {a: 1, b: 2}, {a: 1, b: 3}, {a: 1, b: 3}],
  ['a field that only the target changed', {a: 9, b: 2}, {a: 1, b: 2}, {a: 1, b: 2}, {a: 9, b: 2}],
  ['items of lists', [{a: 1, own: 1}, 2], [{a: 1}, 2], [{a: 3}, 2], [{a: 3, own: 1}, 2]],
  ['lists of different lengths', [1], [1, 2], [3, 2], [3, 2]]
])('merges %s', (_title, target, before, after, expected) => {
  expect(mergeChanges(target, before, after)).toEqual(expected)
})
