import {expect, test} from 'vitest'
import {MARK_END, MARK_START} from './plain-text.js'
import {readAnswer} from './read-answer.js'

const TAGS = {start: '<mark>', end: '</mark>'}
const NO_LEVELS = {
  lvl0: null,
  lvl1: null,
  lvl2: null,
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null
}

const mark = (text: string) => MARK_START + text + MARK_END

/** A record as a crawler writes it. */
const RECORD = {
  objectID: '7',
  url: 'https://birds.example/owl#nests',
  anchor: 'nests',
  type: 'lvl2',
  hierarchy: {...NO_LEVELS, lvl0: 'Birds', lvl1: 'Owl', lvl2: 'Nests &amp; boxes'},
  content: null
}

/** Returns the first hit of an answer with one record. */
function hitOf(fields: object) {
  const [hit] = readAnswer({hits: [{...RECORD, ...fields}]}, TAGS).hits
  return hit
}

test('a record becomes a hit with plain text', () => {
  expect(hitOf({})).toEqual({
    objectID: '7',
    url: 'https://birds.example/owl#nests',
    url_without_anchor: 'https://birds.example/owl',
    anchor: 'nests',
    type: 'lvl2',
    hierarchy: {...NO_LEVELS, lvl0: 'Birds', lvl1: 'Owl', lvl2: 'Nests & boxes'},
    content: null,
    _highlightResult: {},
    _snippetResult: {}
  })
})

test('highlighted parts are HTML that contains only the marks', () => {
  const value = `<img onerror=a()> ${mark('owl')} &lt;b&gt;`
  const hit = hitOf({
    _highlightResult: {hierarchy: {lvl1: {value, matchLevel: 'full'}}},
    _snippetResult: {content: {value: mark('owl'), matchLevel: 'odd'}}
  })
  expect(hit?._highlightResult.hierarchy?.lvl1).toEqual({
    value: '&lt;img onerror=a()&gt; <mark>owl</mark> &lt;b&gt;',
    matchLevel: 'full'
  })
  expect(hit?._snippetResult.content).toEqual({value: '<mark>owl</mark>', matchLevel: 'none'})
})

test.each([
  ['content', {}, 'content'],
  ['lvl1', {}, 'lvl1'],
  ['lvl5', {}, 'lvl2'],
  ['page', {}, 'lvl2'],
  [undefined, {}, 'lvl2'],
  ['lvl3', {hierarchy: NO_LEVELS}, 'lvl0']
])('a hit of the type %s is shown with a level that it has', (type, fields, expected) => {
  expect(hitOf({type, ...fields})?.type).toBe(expected)
})

test('a record without an anchor is a page', () => {
  expect(hitOf({anchor: '', url: '/owl'})).toMatchObject({anchor: null, url_without_anchor: '/owl'})
  expect(hitOf({anchor: null})?.anchor).toBeNull()
  expect(hitOf({objectID: undefined})?.objectID).toBe(RECORD.url)
})

test.each([
  ['no URL', {url: undefined}],
  ['no hierarchy', {hierarchy: undefined}]
])('a record with %s is omitted', (_title, fields) => {
  expect(hitOf(fields)).toBeUndefined()
})

test("records that aren't objects are omitted", () => {
  expect(readAnswer({hits: [null, 'owl', RECORD]}, TAGS).hits).toHaveLength(1)
})

test('counts come from the service, or are derived from the hits', () => {
  const counts = {nbHits: 40, nbPages: 4, page: 1, hitsPerPage: 10}
  expect(readAnswer({hits: [], query: 'owl', ...counts}, TAGS)).toMatchObject({
    query: 'owl',
    ...counts
  })
  expect(readAnswer({hits: [RECORD], nbHits: -1, page: '2'}, TAGS)).toMatchObject({
    ...{nbHits: 1, nbPages: 1, page: 0, hitsPerPage: 1, query: ''}
  })
})

test.each([undefined, null, 'owl', {}, {hits: {}}, {message: 'Not allowed'}])(
  '%j is an invalid response',
  (value) => {
    expect(() => readAnswer(value, TAGS)).toThrow(
      'The search service returned an invalid response.'
    )
  }
)
