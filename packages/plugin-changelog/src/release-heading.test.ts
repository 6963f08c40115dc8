import {expect, test} from 'vitest'
import {isVersion, parseReleaseHeading} from './release-heading.js'

test.each([
  ['[1.2.0] - 2024-01-31', '1.2.0', '2024-01-31'],
  ['1.2.0 (2024-01-31)', '1.2.0', '2024-01-31'],
  ['v1.2.0 – 2024-01-31', '1.2.0', '2024-01-31'],
  ['[v1.2.0]: 2024-01-31', '1.2.0', '2024-01-31'],
  ['[1.2.0](https://example.com/compare) (2024-01-31)', '1.2.0', '2024-01-31'],
  ['@scope/name@1.2.0-rc.1', '1.2.0-rc.1', undefined],
  ['1.2.0 (soon)', '1.2.0', 'soon'],
  ['1.2.0+build.5', '1.2.0+build.5', undefined]
])('%s is the release %s with the date %s', (text, version, date) => {
  expect(parseReleaseHeading(text)).toEqual({version, date, isYanked: false})
})

test('a release can be yanked', () => {
  expect(parseReleaseHeading('[1.2.0] - 2024-01-31 [YANKED]')).toEqual({
    version: '1.2.0',
    date: '2024-01-31',
    isYanked: true
  })
})

test.each(['Fixed', '[Unreleased]', '1.2', 'Version 1.2.0', '2024-01-31', ''])(
  '%j contains no version',
  (text) => {
    expect(parseReleaseHeading(text)).toBeUndefined()
  }
)

test.each([
  ['1.2.0', true],
  ['v1.2.0', true],
  ['1.2.0-beta.1', true],
  ['1.2', false],
  ['01.2.0', false],
  ['next', false]
])('recognizes whether %s is a version: %s', (text, expected) => {
  expect(isVersion(text)).toBe(expected)
})
