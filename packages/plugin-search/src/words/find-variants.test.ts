import {expect, test} from 'vitest'
import {commonBase, rateTerm} from './find-variants.js'

const rate = (word: string, term: string) => rateTerm(word, term, false) ?? 0

test.each([
  ['configure', 'configuration'],
  ['deploy', 'deployment'],
  ['deployed', 'deploys'],
  ['query', 'queries']
])('“%s” and “%s” are forms of the same word', (left, right) => {
  expect(rate(left, right)).toBeGreaterThan(0.8)
  expect(rate(right, left)).toBeGreaterThan(0.8)
  expect(right.startsWith(commonBase(left))).toBe(true)
  expect(left.startsWith(commonBase(right))).toBe(true)
})

test('a longer word with the same beginning scores lower', () => {
  expect(rate('side', 'sidebar')).toBeLessThan(rate('sidebars', 'sidebar'))
  expect(rate('sidebar', 'version')).toBe(0)
})

test('a character of a script without spaces matches the pairs that start with it', () => {
  expect(rate('鳥', '鳥の')).toBeGreaterThan(0)
  expect(rate('o', 'owl')).toBe(0)
})
