import {expect, test} from 'vitest'
import {decodeNumbers, encodeNumber, encodePostings, readPostings} from './postings.js'

function decodePostings(text: string): [number, number][] {
  const found: [number, number][] = []
  readPostings(text, (section, impact) => found.push([section, impact]))
  return found
}

test('reads postings as they were written', () => {
  const postings = [
    [0, 1],
    [1, 63],
    [33, 7],
    [40_000, 20]
  ] as const
  expect(decodePostings(encodePostings(postings))).toEqual(postings)
})

test('reads numbers as they were written', () => {
  const numbers = [0, 31, 32, 1023, 1024, 123_456]
  expect([...decodeNumbers(numbers.map(encodeNumber).join(''))]).toEqual(numbers)
})

test('says that a damaged text is damaged', () => {
  expect(() => decodePostings('0"')).toThrow('damaged')
  expect(() => decodePostings('z')).toThrow('damaged')
})
