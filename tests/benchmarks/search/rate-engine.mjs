/**
 * @typedef {import('./other-engines.mjs').Search} Search
 * @typedef {import('./other-engines.mjs').Place} Place
 * @typedef {readonly [query: string, ...answers: string[]]} JudgedQuery
 */

/**
 * How well an engine answers queries.
 *
 * @typedef {object} Rating
 * @property {number} mrr mean of 1 ÷ the rank of the first answer; 0 for a query without one
 * @property {number} recall share of the answers that are among the first five
 * @property {readonly string[]} missed queries without an answer among the first five
 */

/** Number of results that readers look at before they change their query. */
const LOOKED_AT = 5

/**
 * @param {Search} search
 * @param {readonly JudgedQuery[]} queries
 * @param {string} base path that answers are below
 * @returns {Promise<Rating>}
 */
export async function rateEngine(search, queries, base) {
  const rated = []
  for (const [query, ...answers] of queries) {
    const places = await search(query)
    const ranks = answers.map((answer) => rankOf(base + answer, places))
    rated.push({query, best: Math.min(...ranks), recall: recallOf(ranks)})
  }
  const mean = (/** @type {readonly number[]} */ values) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  return {
    mrr: mean(rated.map(({best}) => 1 / best)),
    recall: mean(rated.map(({recall}) => recall)),
    missed: rated.filter(({best}) => best > LOOKED_AT).map(({query}) => query)
  }
}

/**
 * Returns a 1-based rank, or `Infinity` for a missing answer. If the answer is a page, its sections
 * count once, because they're grouped in the list of hits.
 *
 * @param {string} answer path, with a hash where only that section answers
 * @param {readonly Place[]} places
 */
export function rankOf(answer, places) {
  const [page = '', anchor] = answer.split('#')
  const names = places.map((place) =>
    anchor === undefined ? comparable(place.page) : `${comparable(place.page)}#${place.anchor}`
  )
  const wanted = anchor === undefined ? comparable(page) : `${comparable(page)}#${anchor}`
  const rank = [...new Set(names)].indexOf(wanted)
  return rank < 0 ? Number.POSITIVE_INFINITY : rank + 1
}

/** @param {string} page */
function comparable(page) {
  return decodeURIComponent(page).replace(/(?<=.)\/$/, '')
}

/** @param {readonly number[]} ranks */
function recallOf(ranks) {
  const found = ranks.filter((rank) => rank <= LOOKED_AT).length
  return found / Math.min(ranks.length, LOOKED_AT)
}
