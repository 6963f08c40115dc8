import {expect, test} from 'vitest'
import {isRfc3339Date, isRfc822Date, isW3cDate} from './machine-dates.js'

test('validates dates according to their standards', () => {
  const dates = ['2026', '2026-01-31', '2026-01-31T10:20Z', '2026-01-31T10:20:30.5+02:00']
  expect(dates.map(isW3cDate)).toEqual([true, true, true, true])
  expect(dates.map(isRfc3339Date)).toEqual([false, false, false, true])
  for (const wrong of ['2026-13', '2026-01-32', '2026-01-31T24:00Z', '31.1.2026', ''])
    expect(isW3cDate(wrong), wrong).toBe(false)
  expect(isRfc822Date('Sat, 31 Jan 2026 10:20:30 +0200')).toBe(true)
  for (const wrong of [
    'Sat, 31 Jan 26 10:20:30 GMT',
    'Sun, 31 Jan 2026 10:20:30 GMT',
    '30 Feb 2026 10:20 GMT'
  ])
    expect(isRfc822Date(wrong), wrong).toBe(false)
})
