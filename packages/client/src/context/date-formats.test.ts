import {expect, test} from 'vitest'
import {createDateFormats} from './date-formats.js'

test.each([
  ['en', 'long', 'November 21, 2026'],
  ['en', 'short', 'Nov 21, 2026'],
  ['de', 'long', '21. November 2026'],
  ['fr', 'short', '21 nov. 2026']
] as const)('in %s, a %s date is %s', (locale, style, expected) => {
  expect(createDateFormats(locale)('2026-11-21T23:30:00.000Z', style)).toBe(expected)
})

test('shows the day in UTC, with or without a time', () => {
  const format = createDateFormats('en')
  expect(format('2026-11-21T00:10:00.000Z')).toBe('November 21, 2026')
  expect(format('2026-11-21')).toBe('November 21, 2026')
})
