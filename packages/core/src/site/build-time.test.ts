import {expect, test} from 'vitest'
import {readBuildTime} from './build-time.js'

const CLOCK = Date.UTC(2026, 0, 31)

test('the build time is SOURCE_DATE_EPOCH, or else the current time', () => {
  expect(readBuildTime({SOURCE_DATE_EPOCH: '1700000000'}, CLOCK)).toBe('2023-11-14T22:13:20.000Z')
  expect(readBuildTime({}, CLOCK)).toBe('2026-01-31T00:00:00.000Z')
})

test.each(['', 'today', '-1', '1e9', '999999999999'])('%j isn’t a valid time', (seconds) => {
  expect(readBuildTime({SOURCE_DATE_EPOCH: seconds}, CLOCK)).toBe('2026-01-31T00:00:00.000Z')
})
