import fc from 'fast-check'
import {expect, test} from 'vitest'
import {makeIndex} from '../fixtures/test-site.js'
import {createSearchEngine} from './search-engine.js'
import {parseQuery} from './search-query.js'

const files = makeIndex([
  {path: '/docs/owl', title: 'Owl', text: 'Hunts at night. useDocsVersion, C++, 2.0.1.'},
  {path: '/lark', title: 'Lark', text: 'Sings by day.', headings: {Nest: 'On the ground.'}}
])

/** Words from the index, parts of names, and arbitrary text. */
const queries = fc.oneof(
  fc.string({unit: 'binary', maxLength: 200}),
  fc
    .array(
      fc.oneof(
        fc.constantFrom(
          'owl',
          'hunt',
          'usedocs',
          'C++',
          '2.0',
          'how',
          'to',
          '"',
          '-',
          '\u0301',
          ' '
        ),
        fc.string({unit: 'grapheme', maxLength: 5})
      ),
      {maxLength: 12}
    )
    .map((words) => words.join(' '))
)

test('every query returns a result', async () => {
  const ready = await files
  const engine = createSearchEngine(async (file) => JSON.parse(ready.get(file) ?? 'null'))
  await fc.assert(
    fc.asyncProperty(queries, async (text) => {
      const {sections, total} = await engine.search(text, {}, {from: 0, count: 10})
      expect(sections.length).toBeLessThanOrEqual(total)
    }),
    {numRuns: 500, seed: 1}
  )
})

test.each([
  ['letters', 'a'.repeat(200_000)],
  ['words', 'owl '.repeat(50_000)],
  ['marks', '"'.repeat(200_000)],
  ['accents', `a${'\u0301'.repeat(100_000)}`],
  ['changes of case', 'aB'.repeat(100_000)],
  ['dots', 'a.'.repeat(100_000)],
  ['characters of CJK', '漢'.repeat(100_000)]
])('a query with very many %s is parsed', (_, text) => {
  expect(() => parseQuery(text)).not.toThrow()
})
