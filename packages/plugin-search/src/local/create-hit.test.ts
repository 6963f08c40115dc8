import {expect, test} from 'vitest'
import type {TextPage} from '../index-format/index-format.js'
import {createHierarchy, createHit} from './create-hit.js'
import {createMarkFinder} from './mark-text.js'

const PAGE: TextPage = {
  url: '/base/owl',
  title: 'Barn owl',
  group: 'Birds',
  sections: [
    ['', 1, 'Barn owl', 'Owls hunt <mice> at night.'],
    ['nests', 2, 'Nests', 'In barns.'],
    ['boxes', 3, 'Boxes', 'An owl box.'],
    ['größe', 4, 'Size', ''],
    ['song', 2, 'Song', 'A screech.']
  ]
}

/** Creates the hit of a section for a query. */
function hitOf(
  index: number,
  terms: readonly string[] = ['owl'],
  request: object = {},
  page = PAGE
) {
  const found = {page, index, score: 1}
  const query = {indexName: 'birds', query: terms.join(' '), ...request}
  return createHit(found, createMarkFinder(new Set(terms)), query)
}

test.each([
  [0, {lvl1: 'Barn owl', lvl2: null}],
  [1, {lvl2: 'Nests', lvl3: null}],
  [2, {lvl2: 'Nests', lvl3: 'Boxes', lvl4: null}],
  [3, {lvl2: 'Nests', lvl3: 'Boxes', lvl4: 'Size'}],
  [4, {lvl2: 'Song', lvl3: null}]
])('section %i is below the headings around it', (index, expected) => {
  expect(createHierarchy(PAGE, index)).toMatchObject({lvl0: 'Birds', lvl1: 'Barn owl', ...expected})
})

test('a hit on the page has its URL, and a hit on a section has its anchor', () => {
  expect(hitOf(0)).toMatchObject({
    ...{objectID: '/base/owl', url: '/base/owl', url_without_anchor: '/base/owl', anchor: null}
  })
  expect(hitOf(3)).toMatchObject({
    objectID: '/base/owl#größe',
    url: '/base/owl#gr%C3%B6%C3%9Fe',
    anchor: 'größe',
    content: null
  })
})

test('a hit is a heading if it contains the words, and text otherwise', () => {
  expect(hitOf(0).type).toBe('lvl1')
  expect(hitOf(2).type).toBe('content')
  expect(hitOf(2, ['boxes']).type).toBe('lvl3')
  expect(hitOf(3, ['mice']).type).toBe('lvl4')
})

test('words are marked, and everything else is escaped', () => {
  const {_highlightResult: marked} = hitOf(0, ['owls', 'barn'])
  expect(marked.hierarchy?.lvl1).toEqual({value: '<mark>Barn</mark> owl', matchLevel: 'full'})
  expect(marked.content).toEqual({
    value: '<mark>Owls</mark> hunt &lt;mice&gt; at night.',
    matchLevel: 'full'
  })
  expect(hitOf(1, ['owl'])._highlightResult.content?.matchLevel).toBe('none')
})

test('the group is shown without marks', () => {
  expect(hitOf(0, ['birds'])._highlightResult.hierarchy?.lvl0).toEqual({
    value: 'Birds',
    matchLevel: 'none'
  })
})

test('the request sets the marks', () => {
  const tags = {highlightPreTag: '[', highlightPostTag: ']'}
  expect(hitOf(2, ['owl'], tags)._highlightResult.content?.value).toBe('An [owl] box.')
  const odd = {highlightPreTag: 5}
  expect(hitOf(2, ['owl'], odd)._highlightResult.content?.value).toContain('<mark>owl</mark>')
})

test.each([
  [{}, 15],
  [{attributesToSnippet: ['content:30']}, 30],
  [{attributesToSnippet: ['hierarchy.lvl1:2', 'content:20']}, 20],
  [{attributesToSnippet: ['content:3']}, 15],
  [{attributesToSnippet: ['content:all']}, 15],
  [{attributesToSnippet: 'content:30'}, 15]
])('with %j a snippet has %i words', (request, words) => {
  const text = Array.from({length: 100}, (_, index) => (index === 50 ? 'owl' : `w${index}`)).join(
    ' '
  )
  const page: TextPage = {...PAGE, sections: [['', 1, 'Barn owl', text]]}
  const snippet = hitOf(0, ['owl'], {...request, snippetEllipsisText: ''}, page)._snippetResult
  expect(snippet.content?.value.split(/\s+/).filter(Boolean)).toHaveLength(words)
  expect(snippet.content?.value).toContain('<mark>owl</mark>')
})
