import {expect, test} from 'vitest'
import {writeUnreleased} from './changelog.mjs'
import {findChangelogProblems} from './changelog-problems.mjs'

const CHANGELOG = '# Changelog\n\n## Unreleased\n\nNo changes yet.\n\n## 0.1.0\n\n- First.\n'

/** @type {import('./changesets.mjs').Changeset[]} */
const CHANGESETS = [{file: '.changeset/a.md', bump: 'minor', summary: 'Adds a.'}]

const FACTS = {changelog: CHANGELOG, changesets: [], version: '0.1.0', isDryRun: false}

test('a version with a section and without pending changesets can be released', () => {
  expect(findChangelogProblems(FACTS)).toEqual([])
})

test('pending changesets block a release, and are a warning in a dry run', () => {
  const changelog = writeUnreleased(CHANGELOG, CHANGESETS)
  const facts = {...FACTS, changelog, changesets: CHANGESETS}
  expect(findChangelogProblems(facts)).toEqual([
    {
      severity: 'error',
      code: 'changesets-pending',
      message: "1 changeset isn't part of 0.1.0.",
      location: '.changeset/a.md',
      hint: 'Run `npm run version-packages` to make this version 0.2.0.'
    }
  ])
  const [problem] = findChangelogProblems({...facts, isDryRun: true})
  expect(problem?.severity).toBe('warning')
})

test('a version requires a section', () => {
  const codes = findChangelogProblems({...FACTS, version: '0.2.0'}).map(({code}) => code)
  expect(codes).toEqual(['changelog-section-missing'])
})

test('“Unreleased” must list the changesets', () => {
  const codes = findChangelogProblems({...FACTS, changesets: CHANGESETS}).map(({code}) => code)
  expect(codes).toEqual(['changesets-pending', 'changelog-stale'])
})
