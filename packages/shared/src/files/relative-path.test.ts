import path from 'node:path'
import {expect, test} from 'vitest'
import {isInside, relativePath, siteFolder, siteRelative} from './relative-path.js'

test.each([
  ['site', 'site/docs/a.md', 'docs/a.md'],
  ['site', 'notes/a.md', '../notes/a.md'],
  ['site', 'site', '']
])('from %s, %s is %j', (folder, file, expected) => {
  expect(relativePath(path.resolve(folder), path.resolve(file))).toBe(expected)
})

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

test('a file in a message is relative to the site root', () => {
  const siteDir = path.resolve('/birds')
  expect(siteRelative(siteDir, path.resolve('/birds/my/docs'))).toBe('my/docs')
  expect(siteRelative(siteDir, 'docs')).toBe('docs')
})

test.each([
  [path.resolve('/birds/my/docs'), 'my/docs'],
  ['docs', 'docs'],
  ['./docs/', 'docs'],
  ['../notes/./docs', '../notes/docs'],
  ['./', '.']
])('the folder %s of the configuration is %s', (folder, expected) => {
  expect(siteFolder(path.resolve('/birds'), folder)).toBe(expected)
})
