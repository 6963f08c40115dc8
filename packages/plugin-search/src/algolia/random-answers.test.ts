import fc from 'fast-check'
import {expect, test} from 'vitest'
import {describePushFailure} from './push-failure.js'
import {readAnswer} from './read-answer.js'

const TAGS = {start: '<mark>', end: '</mark>'}

/** JSON values that can't be converted to strings. */
const extraCases = fc.constantFrom({toString: 1}, {toString: null, valueOf: 'a'}, [{toString: 1}])
const values = fc.oneof(fc.jsonValue(), extraCases, fc.string())
const hits = fc.record(
  {
    objectID: values,
    url: fc.oneof(fc.constant('/owl'), values),
    anchor: values,
    type: values,
    hierarchy: fc.oneof(fc.record({lvl0: values, lvl1: values}), values),
    content: values,
    _highlightResult: fc.oneof(fc.record({hierarchy: values, content: values}), values),
    _snippetResult: fc.oneof(fc.record({content: fc.record({value: values})}), values)
  },
  {requiredKeys: []}
)
const answers = fc.oneof(
  values,
  fc.record({hits: fc.array(fc.oneof(hits, values)), query: values, nbHits: values, page: values})
)

test('any response of a service is read or rejected', () => {
  fc.assert(
    fc.property(answers, (answer) => {
      try {
        const {hits, query, nbHits} = readAnswer(answer, TAGS)
        expect([typeof query, typeof nbHits]).toEqual(['string', 'number'])
        for (const {url, objectID} of hits)
          expect([typeof url, typeof objectID]).toEqual(['string', 'string'])
      } catch (error) {
        expect(error).toEqual(new Error('The search service returned an invalid response.'))
      }
    }),
    {numRuns: 2000, seed: 1}
  )
})

test('any error of a service is described', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        values,
        fc.anything(),
        values.map((cause) => new Error('a', {cause}))
      ),
      (cause) => {
        const {problems} = describePushFailure(cause, {appId: 'A', indexName: 'b'})
        expect(problems[0]?.code).toMatch(/^search-/)
      }
    ),
    {numRuns: 1000, seed: 1}
  )
})
