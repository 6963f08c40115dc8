import {expect, test} from 'vitest'
import {policyOption} from './policy-option.js'

test.each([
  ['fail', 'fail'],
  ['throw', 'fail'],
  ['warn', 'warn'],
  ['log', 'warn'],
  ['ignore', 'ignore']
])('%s lets a problem %s', (word, policy) => {
  expect(policyOption.parse(word)).toBe(policy)
})

test('rejects other values', () => {
  expect(policyOption.safeParse('error').success).toBe(false)
})
