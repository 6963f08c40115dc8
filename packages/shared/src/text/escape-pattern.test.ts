import {expect, test} from 'vitest'
import {escapePattern} from './escape-pattern.js'

test('escaped text only matches itself', () => {
  const text = '^a.b*c+d?e{2}(g)|[h]\\$'
  expect(new RegExp(`^${escapePattern(text)}$`).test(text)).toBe(true)
  expect(new RegExp(escapePattern('a.b')).test('axb')).toBe(false)
})
