import {expect, test} from 'vitest'
import {arrangePostings} from './added-postings.js'

const TERMS = ['lark', 'owl', 'wren']
const PAGES = [
  {start: 8, impacts: [new Int32Array([1, 5]), new Int32Array([])]},
  {start: 16, impacts: [new Int32Array([2, 63, 1, 7])]}
]

test('lists the sections of each term in ascending order', () => {
  const added = arrangePostings(PAGES, TERMS)
  expect(added.get('owl')).toEqual([
    [8, 5],
    [16, 7]
  ])
  expect(added.get('wren')).toEqual([[16, 63]])
})

test('leaves out terms without postings', () => {
  const added = arrangePostings(PAGES, TERMS)
  expect(added.terms).toEqual(['owl', 'wren'])
  expect(added.get('lark')).toEqual([])
  expect(added.get('heron')).toEqual([])
})

test('the range includes sections without terms', () => {
  const [page] = PAGES
  expect(arrangePostings(page ? [page] : [], TERMS).range).toEqual([8, 9])
})

test('without pages, there are no terms and no range', () => {
  const added = arrangePostings([], [])
  expect(added.terms).toEqual([])
  expect(added.range).toBeUndefined()
})
