import path from 'node:path'
import {expect, test} from 'vitest'
import {isInside} from './is-inside.js'

test.each([
  ['site/docs/a.md', 'site', true],
  ['site', 'site', true],
  ['site/..drafts/a.md', 'site', true],
  ['site-two/a.md', 'site', false],
  ['a.md', 'site', false],
  ['..', 'site', false]
])('%s is in %s: %s', (file, folder, expected) => {
  expect(isInside(path.resolve('/birds', file), path.resolve('/birds', folder))).toBe(expected)
})
