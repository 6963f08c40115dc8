import {expect, test} from 'vitest'
import {cutTerms, MIN_TERMS, startOf, writeTerms} from './cut-terms.js'

const TERMS = Array.from({length: 6000}, (_, index) => `t${(index * 7919 + 46_656).toString(36)}`)
  .toSorted()
  .filter((term, index, all) => term !== all[index - 1])
const createTable = (terms: readonly string[]) => ({
  terms,
  postings: terms.map((_, index) => '0A'.repeat(1 + (index % 9))),
  counts: terms.map(() => 1)
})
const TABLE = createTable(TERMS)

function write(table: typeof TABLE): string[] {
  return cutTerms(table, MIN_TERMS).map((range) => writeTerms(table, range))
}

test('the files contain all terms in order', () => {
  expect(
    Object.keys(
      JSON.parse(
        `{${write(TABLE)
          .map((text) => text.slice(1, -1))
          .join(',')}}`
      )
    )
  ).toEqual(TERMS)
})

test('the files have similar sizes', () => {
  const sizes = write(TABLE)
    .slice(0, -1)
    .map(({length}) => length)
  expect(sizes.length).toBeGreaterThan(8)
  for (const size of sizes) {
    expect(size).toBeGreaterThanOrEqual(MIN_TERMS * 0.9)
    expect(size).toBeLessThanOrEqual(15_000)
  }
})

test.each([
  ['added', [...TERMS, 't1zzz0'].toSorted()],
  ['removed', TERMS.filter((_, index) => index !== 3000)]
])('an %s term changes few files', (_, terms) => {
  const postings = new Map(TERMS.map((term, index) => [term, TABLE.postings[index] ?? '']))
  const table = {...createTable(terms), postings: terms.map((term) => postings.get(term) ?? '0B')}
  const before = new Set(write(TABLE))
  const changed = write(table).filter((text) => !before.has(text))
  expect(changed.length).toBeGreaterThan(0)
  expect(changed.length).toBeLessThan(5)
})

test('a file starts after the terms of the previous file, at or before its first term', () => {
  const ranges = cutTerms(TABLE, MIN_TERMS)
  for (const range of ranges) {
    const start = startOf(TERMS, range)
    expect(start <= (TERMS[range.from] ?? '')).toBe(true)
    if (range.from > 0) expect(start > (TERMS[range.from - 1] ?? '')).toBe(true)
  }
})

test('a table without terms needs no files', () => {
  expect(cutTerms(createTable([]), MIN_TERMS)).toEqual([])
})
