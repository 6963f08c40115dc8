import {expect, test} from 'vitest'
import {
  decodeNumbers,
  encodeNumber,
  encodePostings,
  joinPostings,
  readPostings,
  splitPostings
} from './postings.js'

function decodePostings(text: string): [number, number][] {
  const found: [number, number][] = []
  readPostings(text, (section, impact) => found.push([section, impact]))
  return found
}

test('reads postings as written', () => {
  const postings = [
    [0, 1],
    [1, 63],
    [33, 7],
    [40_000, 20]
  ] as const
  expect(decodePostings(encodePostings(postings))).toEqual(postings)
})

test('reads numbers as written', () => {
  const numbers = [0, 31, 32, 1023, 1024, 123_456]
  expect([...decodeNumbers(numbers.map(encodeNumber).join(''))]).toEqual(numbers)
})

test('reports damaged text', () => {
  expect(() => decodePostings('0"')).toThrow('damaged')
  expect(() => decodePostings('z')).toThrow('damaged')
})

const SPARSE = [
  [0, 1],
  [33, 7],
  [34, 9],
  [40_000, 20]
] as const

test.each<[number, number, number]>([
  [0, 0, 1],
  [1, 32, 0],
  [33, 34, 2],
  [34, 50_000, 2],
  [50_000, 60_000, 0],
  [0, 50_000, 4]
])('splits postings at sections %i to %i, and joins them again', (first, last, count) => {
  const text = encodePostings(SPARSE)
  const split = splitPostings(text, first, last)
  expect(split.inside).toEqual(SPARSE.filter(([section]) => section >= first && section <= last))
  expect(split.inside).toHaveLength(count)
  expect(joinPostings(split, split.inside)).toBe(text)
})

test('replaces the postings of a range', () => {
  const split = splitPostings(encodePostings(SPARSE), 20, 100)
  for (const inside of [
    [[21, 3]],
    [],
    [
      [20, 1],
      [99, 2]
    ]
  ] as const)
    expect(decodePostings(joinPostings(split, inside))).toEqual([SPARSE[0], ...inside, SPARSE[3]])
})
