import {expect, test} from 'vitest'
import {JUDGED_CJK_QUERIES, JUDGED_QUERIES} from './judged-queries.mjs'
import {rankOf, rateEngine} from './rate-engine.mjs'

const places = [
  {page: '/docs/a/', anchor: 'x'},
  {page: '/docs/a/', anchor: ''},
  {page: '/docs/b', anchor: ''},
  {page: '/docs/%40c', anchor: 'y'}
]

test.each([
  ['/docs/a', 1],
  ['/docs/b', 2],
  ['/docs/@c', 3],
  ['/docs/b#', 3],
  ['/docs/@c#y', 4],
  ['/docs/none', Number.POSITIVE_INFINITY]
])('%s has rank %d', (answer, rank) => {
  expect(rankOf(answer, places)).toBe(rank)
})

test('rates an engine by the rank of the first relevant result and the relevant results in the top five', async () => {
  const far = [1, 2, 3, 4, 5].map((number) => ({page: `/docs/${number}`, anchor: ''}))
  const found = {one: places, two: [...far, ...places], none: []}
  const rating = await rateEngine(
    async (query) => found[/** @type {keyof typeof found} */ (query)],
    [
      ['one', 'b', 'none'],
      ['two', 'a'],
      ['none', 'a']
    ],
    '/docs/'
  )
  expect(rating).toEqual({mrr: (1 / 2 + 1 / 6) / 3, recall: 1 / 6, missed: ['two', 'none']})
})

test('no query is judged twice, and there are at least 150 for the docs', () => {
  const queries = [JUDGED_QUERIES, JUDGED_CJK_QUERIES]
    .flatMap((kinds) => Object.values(kinds).flat())
    .map(([query]) => query)
  expect(new Set(queries).size).toBe(queries.length)
  expect(Object.values(JUDGED_QUERIES).flat().length).toBeGreaterThanOrEqual(150)
})
