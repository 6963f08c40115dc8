import {expect, test} from 'vitest'
import {median, percentile} from './median.mjs'

test('calculates the median of odd and even counts', () => {
  expect(median([30, 1, 2])).toBe(2)
  expect(median([4, 1, 3, 2])).toBe(2.5)
  expect(median([])).toBe(0)
})

test('a percentile is one of the measured figures', () => {
  const values = Array.from({length: 30}, (_, index) => 30 - index)
  expect(percentile(values, 95)).toBe(29)
  expect(percentile(values, 100)).toBe(30)
  expect(percentile([7], 95)).toBe(7)
  expect(percentile([], 95)).toBe(0)
})
