import {expect, test} from 'vitest'
import {findPublishProblems} from './publish-problems.mjs'

const FACTS = {provenance: true, repository: undefined, env: {}, isDryRun: false}

/** @param {Partial<Parameters<typeof findPublishProblems>[0]>} changes */
function listCodes(changes) {
  return findPublishProblems({...FACTS, ...changes}).map(
    ({severity, code}) => `${severity} ${code}`
  )
}

test('provenance requires a repository and a CI job', () => {
  expect(listCodes({})).toEqual(['error repository-missing', 'error provenance-unavailable'])
})

test('a dry run reports the missing repository as a warning', () => {
  expect(listCodes({isDryRun: true})).toEqual(['warning repository-missing'])
})

test.each([{ACTIONS_ID_TOKEN_REQUEST_URL: 'https://a.example'}, {SIGSTORE_ID_TOKEN: 'a'}])(
  'a job with %j can sign',
  (env) => {
    expect(listCodes({env, repository: 'https://a.example/b.git'})).toEqual([])
  }
)

test('without provenance, nothing is required', () => {
  expect(listCodes({provenance: false})).toEqual([])
})
