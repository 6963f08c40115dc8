import {expect, test} from 'vitest'
import {encodePostings, type Postings} from '../../index-format/postings.js'
import type {AddedPostings} from './added-postings.js'
import {NO_TERMS, updateTerms} from './term-table.js'

type Terms = Readonly<Record<string, Postings>>

const NOTHING = new Int32Array()

function addTerms(terms: Terms): AddedPostings {
  const sections = Object.values(terms).flatMap((postings) => postings.map(([section]) => section))
  return {
    terms: Object.keys(terms),
    ...(sections.length > 0 && {range: [Math.min(...sections), Math.max(...sections)]}),
    get: (term) => terms[term] ?? []
  }
}

function create(terms: Terms) {
  return updateTerms(NO_TERMS, {moved: NOTHING, added: addTerms(terms)}).table
}

const BIRDS = create({
  lark: [[0, 9]],
  owl: [
    [0, 5],
    [8, 6],
    [700, 7]
  ],
  wren: [[8, 4]]
})

/** Maps section numbers up to 1000 to themselves, with some changes. */
function move(changes: Readonly<Record<number, number>>): Int32Array {
  return Int32Array.from({length: 1000}, (_, section) => changes[section] ?? section)
}

function update(changes: Readonly<Record<number, number>>, added: Terms = {}) {
  return updateTerms(BIRDS, {moved: move(changes), added: addTerms(added)})
}

test('a new table lists terms in order, with their postings and counts', () => {
  expect(BIRDS).toEqual({
    terms: ['lark', 'owl', 'wren'],
    postings: [
      encodePostings([[0, 9]]),
      encodePostings([
        [0, 5],
        [8, 6],
        [700, 7]
      ]),
      encodePostings([[8, 4]])
    ],
    counts: [1, 3, 1]
  })
})

test('an edited section replaces its postings, and only changed terms are listed', () => {
  const {table, changed} = update({8: -1}, {owl: [[8, 6]], quail: [[8, 1]]})
  expect(table).toEqual(
    create({
      lark: [[0, 9]],
      owl: [
        [0, 5],
        [8, 6],
        [700, 7]
      ],
      quail: [[8, 1]]
    })
  )
  expect(changed).toEqual(new Set(['quail', 'wren']))
})

test('a moved section keeps its impact', () => {
  const {table, changed} = update({8: 16, 16: -1})
  expect(table).toEqual(
    create({
      lark: [[0, 9]],
      owl: [
        [0, 5],
        [16, 6],
        [700, 7]
      ],
      wren: [[16, 4]]
    })
  )
  expect(changed).toEqual(new Set(['owl', 'wren']))
})

test('a table without changes stays the same', () => {
  expect(update({})).toEqual({table: BIRDS, changed: new Set()})
})

test('a table without pages has no terms', () => {
  expect(update({0: -1, 8: -1, 700: -1}).table).toEqual(NO_TERMS)
})
