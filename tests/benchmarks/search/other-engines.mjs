/** @typedef {import('./searched-sections.mjs').SearchedSection} SearchedSection */

/**
 * An engine that has read all sections. Returns the hits for a query, best first.
 *
 * @typedef {(query: string) => Promise<readonly Place[]>} Search
 * @typedef {{page: string, anchor: string}} Place
 */

/** Same values as in VitePress's search. */
const BOOST = Object.freeze({title: 4, text: 2, pageTitle: 1})
const FIELDS = Object.freeze(/** @type {const} */ (['title', 'pageTitle', 'text']))

/**
 * MiniSearch with VitePress's settings: prefix matches, and one typo per five letters.
 *
 * @param {NodeJS.Require} load
 * @param {readonly SearchedSection[]} sections
 * @returns {Search}
 */
export function createMiniSearch(load, sections) {
  const MiniSearch = load('minisearch')
  const index = new MiniSearch({
    fields: FIELDS,
    tokenize: splitWords,
    searchOptions: {fuzzy: 0.2, prefix: true, boost: BOOST}
  })
  index.addAll(sections.map((section, id) => ({id, ...section})))
  return async (query) =>
    index.search(query).map((/** @type {{id: number}} */ {id}) => placeOf(sections[id]))
}

/**
 * lunr as its guide recommends for search as you type: whole words, then prefixes, then words with
 * one typo.
 *
 * @param {NodeJS.Require} load
 * @param {readonly SearchedSection[]} sections
 * @returns {Search}
 */
export function createLunr(load, sections) {
  const lunr = load('lunr')
  const index = lunr((/** @type {any} */ ...[builder]) => {
    for (const field of FIELDS) builder.field(field, {boost: BOOST[field]})
    builder.tokenizer = tokenizer(lunr)
    // The trimmer would remove letters that aren't Latin.
    builder.pipeline.remove(lunr.trimmer)
    for (const [id, section] of sections.entries()) builder.add({id: String(id), ...section})
  })
  return async (query) => {
    const words = splitWords(query.toLowerCase())
    if (words.length === 0) return []
    const found = index.query((/** @type {any} */ asked) => {
      for (const word of words) {
        asked.term(word, {boost: 100})
        asked.term(word, {boost: 10, wildcard: lunr.Query.wildcard.TRAILING, usePipeline: false})
        asked.term(word, {boost: 1, editDistance: 1, usePipeline: false})
      }
    })
    return found.map((/** @type {{ref: string}} */ {ref}) => placeOf(sections[Number(ref)]))
  }
}

/** @param {any} lunr */
function tokenizer(lunr) {
  return (/** @type {unknown} */ text) =>
    splitWords(String(text ?? '').toLowerCase()).map((word) => new lunr.Token(word, {}))
}

const CJK = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u
const segmenter = new Intl.Segmenter('ja', {granularity: 'word'})

/**
 * Splits text at spaces and punctuation, as both engines do. Text without spaces is split by the
 * platform, because neither engine would find anything in Japanese and Chinese otherwise.
 *
 * @param {string} text
 */
function splitWords(text) {
  return text
    .split(/[\s\p{P}\p{S}]+/u)
    .filter(Boolean)
    .flatMap((word) => (CJK.test(word) ? segment(word) : [word]))
}

/** @param {string} text */
function segment(text) {
  return [...segmenter.segment(text)].flatMap(({segment: word, isWordLike}) =>
    isWordLike ? [word] : []
  )
}

/**
 * @param {SearchedSection | undefined} section
 * @returns {Place}
 */
function placeOf(section) {
  return {page: section?.page ?? '', anchor: section?.anchor ?? ''}
}
