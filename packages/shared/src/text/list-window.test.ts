import {expect, test} from 'vitest'
import {findLimit, findWindows} from './list-window.js'

test.each([
  ['short entries', 100, 300],
  ['entries of 100 bytes', 100_000, 245],
  ['very long entries', 10_000_000, 20]
])('a page contains as many %s as its budget allows', (_, bytes, limit) => {
  expect(findLimit(bytes, 1000)).toBe(limit)
})

test('a plugin can set a smaller budget', () => {
  expect(findLimit(100_000, 1000, 10_000)).toBe(100)
})

test('keeps lists that fit', () => {
  expect(
    findWindows(
      [
        {length: 8, active: 3},
        {length: 40, active: 0}
      ],
      48
    )
  ).toEqual([
    {start: 0, end: 8},
    {start: 0, end: 40}
  ])
})

test('truncates the longest list first', () => {
  expect(
    findWindows(
      [
        {length: 8, active: 3},
        {length: 1000, active: 500}
      ],
      48
    )
  ).toEqual([
    {start: 0, end: 8},
    {start: 480, end: 520}
  ])
})

test('never removes the active entry, and fills the window at the end of a list', () => {
  for (const limit of [3, 7, 20, 48]) {
    for (let active = 0; active < 200; active++) {
      const [window] = findWindows([{length: 200, active}], limit)
      expect(window?.start).toBeLessThanOrEqual(active)
      expect(window?.end).toBeGreaterThan(active)
      expect(window?.end).toBeLessThanOrEqual(200)
    }
  }
})

test('moves in steps, so that neighboring pages have the same window', () => {
  const starts = Array.from(
    {length: 1000},
    (_, active) => findWindows([{length: 1000, active}], 40)[0]?.start
  )
  expect(new Set(starts).size).toBeLessThanOrEqual(50)
})
