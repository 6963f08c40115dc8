import {expect, test} from 'vitest'
import isInternalUrl, {hasProtocol} from './is-internal-url.js'

test.each([
  ['/docs', true],
  ['docs', true],
  ['#top', true],
  ['https://example.com', false],
  ['//example.com', false],
  ['mailto:a@example.com', false]
])('%s is internal: %s', (url, isInternal) => {
  expect(isInternalUrl(url)).toBe(isInternal)
  expect(hasProtocol(url)).toBe(!isInternal)
})

test('an undefined URL isn’t internal', () => {
  expect(isInternalUrl()).toBe(false)
})
