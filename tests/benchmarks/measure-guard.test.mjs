import {expect, test} from 'vitest'
import {checkGuard, readGuard, summarizeGuard} from './measure-guard.mjs'

test('the ratio is the median of runs, each compared with its own yardstick', () => {
  const figures = summarizeGuard(300, [1, 2, 4], [2, 6, 20])
  expect(figures).toEqual({pages: 300, yardstick: 2, cold: 6, ratio: 3})
})

test('15% more CPU time than recorded is accepted, and more fails', () => {
  const guard = {pages: 300, ratio: 2}
  const check = (/** @type {number} */ ratio) =>
    checkGuard({pages: 300, yardstick: 1, cold: ratio, ratio}, guard)
  expect(check(2.3).pass).toBe(true)
  expect(check(2.31)).toEqual({
    pages: 300,
    name: 'CPU seconds of a cold build / yardstick',
    value: '2.31 ×',
    target: '≤ 2.30 × (recorded: 2.00)',
    pass: false
  })
})

test('a ratio is recorded', () => {
  expect(readGuard().ratio).toBeGreaterThan(0)
})
