import {expect, test} from 'vitest'
import isInternalUrl, {hasProtocol} from './is-internal-url.js'

test.each([
  ['/docs', true],
  ['docs', true],
  ['#top', true],
  ['https://example.com', false],
  ['//example.com', false],
  ['mailto:a@example.com', false]
])('%s stays on the site: %s', (url, isInternal) => {
  expect(isInternalUrl(url)).toBe(isInternal)
  expect(hasProtocol(url)).toBe(!isInternal)
})

test('nothing is no link of the site', () => {
  expect(isInternalUrl()).toBe(false)
})
