import {readFileSync} from 'node:fs'
import {expect, test} from 'vitest'
import {CHANGELOG_FILE, findSection, writeRelease, writeUnreleased} from './changelog.mjs'
import {readChangesets} from './changesets.mjs'

const ROOT = new URL('../../', import.meta.url)

const CHANGELOG = `# Changelog

## Unreleased

No changes yet.

## 0.1.0

- First.
`

/** @type {import('./changesets.mjs').Changeset[]} */
const CHANGESETS = [
  {file: 'a.md', bump: 'patch', summary: 'Fixes a.'},
  {file: 'b.md', bump: 'minor', summary: 'Adds b.\n\nIt has two parts:\nx and y.'},
  {file: 'c.md', bump: 'patch', summary: 'Fixes c.'}
]

test('lists unreleased changes, largest bump first', () => {
  const text = writeUnreleased(CHANGELOG, CHANGESETS)
  expect(text).toBe(`# Changelog

## Unreleased

### Features

- Adds b.

  It has two parts:
  x and y.

### Fixes

- Fixes a.
- Fixes c.

## 0.1.0

- First.
`)
  expect(writeUnreleased(text, CHANGESETS)).toBe(text)
  expect(writeUnreleased(text, [])).toBe(CHANGELOG)
  expect(writeUnreleased(text, [{file: 'd.md', bump: 'none', summary: ''}])).toBe(CHANGELOG)
})

test('moves the unreleased changes to a version', () => {
  const text = writeRelease(writeUnreleased(CHANGELOG, CHANGESETS), '0.2.0', CHANGESETS.slice(0, 1))
  expect(text).toBe(`# Changelog

## Unreleased

No changes yet.

## 0.2.0

### Fixes

- Fixes a.

## 0.1.0

- First.
`)
})

test('finds the section of a version by its full number', () => {
  expect(findSection(CHANGELOG, '0.1.0')).toBe('- First.')
  expect(findSection(CHANGELOG, '0.1')).toBeUndefined()
  expect(findSection(CHANGELOG, '1.0.0')).toBeUndefined()
})

test('the changelog lists the changesets of the repository', () => {
  const text = readFileSync(new URL(CHANGELOG_FILE, ROOT), 'utf8')
  const root = decodeURIComponent(ROOT.pathname)
  expect(text, 'run npm run changelog').toBe(writeUnreleased(text, readChangesets(root)))
})
