import {expect, test} from 'vitest'
import type {TextPage} from '../index-format/index-format.js'
import {ratePhrase} from './rate-phrase.js'
import {parseQuery} from './search-query.js'

const PAGE: TextPage = {
  url: '/docs/owl-pellets',
  title: 'Owl pellets',
  group: 'Birds',
  sections: [
    ['', 1, '', 'What an owl leaves behind.'],
    ['dissect', 2, 'Dissect owl pellets', 'Soak the pellet first.'],
    ['pellets', 2, 'Pellets', 'Gray and dry.']
  ]
}

const rate = (query: string, index: number) => ratePhrase(parseQuery(query), {page: PAGE, index})

test('a page with the query as its title beats a section with the query as its heading', () => {
  const page = {...PAGE, url: '/docs/a', title: 'Pellets'}
  const query = parseQuery('pellets')
  expect(ratePhrase(query, {page, index: 0})).toBeGreaterThan(rate('pellets', 2))
  expect(rate('pellets', 2)).toBeGreaterThan(rate('pellets', 1))
})

test('a heading that contains the query counts less than one that is the query', () => {
  expect(rate('owl pellets', 0)).toBeGreaterThan(rate('owl pellets', 1))
  expect(rate('owl pellets', 1)).toBeGreaterThan(1)
})

test('a section without the phrase keeps its score', () => {
  expect(rate('owl nests', 1)).toBe(1)
})
