import {expect, test} from 'vitest'
import {removeBetween} from './remove-between.js'

const COMMENT = ['<!--', '-->'] as const

test.each([
  ['a', 'a'],
  ['a<!-- b -->c', 'ac'],
  ['<!--a--><!--b-->', ''],
  ['a <!-- b', 'a <!-- b'],
  ['a --> b <!-- c --> d', 'a --> b  d'],
  ['<!-->a-->', '']
])('%s becomes %j', (text, rest) => {
  expect(removeBetween(text, COMMENT)).toBe(rest)
})

test('replaces each part', () => {
  expect(removeBetween('a{/* b */}c{/**/}d', ['{/*', '*/}'], ' ')).toBe('a c d')
})
