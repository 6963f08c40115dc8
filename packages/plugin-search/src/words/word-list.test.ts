import {expect, test} from 'vitest'
import {decodeWords, encodeWords} from './word-list.js'

test('reads words as written, in order, with their frequency', () => {
  const counts = new Map([
    ['configure', 9],
    ['config', 2],
    ['sidebar', 1]
  ])
  expect(decodeWords(encodeWords(counts, 9))).toEqual([
    ['config', 1],
    ['configure', 3],
    ['sidebar', 0]
  ])
})

test('returns no words for a site without words', () => {
  expect(decodeWords(encodeWords(new Map(), 9))).toEqual([])
})

test('keeps the most common words if there are too many', () => {
  const counts = new Map([
    ['rare', 1],
    ['common', 8]
  ])
  expect(decodeWords(encodeWords(counts, 1))).toEqual([['common', 3]])
})
