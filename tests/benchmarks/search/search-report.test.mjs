import {expect, test} from 'vitest'
import {checkSearch, renderSearchReport} from './search-report.mjs'

const rating = (/** @type {number} */ mrr, /** @type {number} */ recall) => ({
  mrr,
  recall,
  missed: mrr < 0.5 ? ['a query'] : []
})
const relevance = [
  {
    kind: 'typo',
    queries: 3,
    ratings: {Lectern: rating(0.9, 1), lunr: rating(0.8, 1), MiniSearch: rating(0.7, 0.9)}
  },
  {
    kind: 'symbols',
    queries: 1,
    ratings: {Lectern: rating(0.4, 0.5), lunr: rating(0.5, 0.5), MiniSearch: rating(0.2, 0.2)}
  }
]
const scale = {
  pages: 10_000,
  indexSeconds: 21,
  indexBytes: 30e6,
  firstQueryBytes: 90_000,
  firstQueryFiles: 9,
  median: 4,
  p95: 12,
  edit: {changed: 80, files: 900, seconds: 2}
}

test('Lectern has to be better than the best other engine in both figures', () => {
  expect(checkSearch(relevance)).toEqual([
    {name: 'MRR', value: '0.775', target: '> 0.725 (lunr)', pass: true},
    {name: 'Recall@5', value: '0.875', target: '> 0.875 (lunr)', pass: false}
  ])
})

test('large sites have their own limits', () => {
  const checks = checkSearch(relevance, scale).slice(2)
  expect(checks.map(({name, value, pass}) => [name, value, pass])).toEqual([
    ['10000 pages: index, s', '21.0', false],
    ['10000 pages: first query, KB', '90.0', true],
    ['10000 pages: query, ms (95 of 100)', '12.0', true]
  ])
})

test('the report has a row per kind of query, and one for all', () => {
  const checks = checkSearch(relevance, scale)
  const text = renderSearchReport({machine: 'a machine', relevance, scale, checks})
  expect(text).toContain('| typo | 3 | 0.900 | 1.000 | 0.800 | 1.000 | 0.700 | 0.900 |')
  expect(text).toContain('| **all** | 4 | 0.775 | 0.875 | 0.725 | 0.875 | 0.575 | 0.725 |')
  expect(text).toContain('Not among the first five of Lectern: a query.')
  expect(text).toContain('| 10000 | 21.0 | 30.0 | 90.0 | 9 | 4.0 | 12.0 | 80 | 900 | 2.0 |')
  expect(text).toContain('| 10000 pages: index, s | 21.0 | ≤ 20 | FAIL |')
})
