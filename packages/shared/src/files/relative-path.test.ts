import path from 'node:path'
import {expect, test} from 'vitest'
import {relativePath} from './relative-path.js'

test.each([
  ['site', 'site/docs/a.md', 'docs/a.md'],
  ['site', 'notes/a.md', '../notes/a.md'],
  ['site', 'site', '']
])('from %s, %s is %j', (folder, file, expected) => {
  expect(relativePath(path.resolve(folder), path.resolve(file))).toBe(expected)
})
