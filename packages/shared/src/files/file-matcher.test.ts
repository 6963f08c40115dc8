import {expect, test} from 'vitest'
import {createFileMatcher, defaultExclude} from './file-matcher.js'

test.each([
  ['intro.md', true],
  ['guides/deep/intro.mdx', true],
  ['guides/a.txt', false],
  ['_partial.md', false],
  ['guides/_partial.mdx', false],
  ['_parts/a.md', false],
  ['guides/_parts/a.md', false],
  ['guides/__tests__/a.md', false],
  ['guides/snake_case.md', true]
])('matches %s: %s', (file, counts) => {
  const matches = createFileMatcher({include: ['**/*.{md,mdx}'], exclude: defaultExclude})
  expect(matches(file)).toBe(counts)
})

test('one star matches one folder, and a question mark one character', () => {
  const matches = createFileMatcher({include: ['a/*/v?.md'], exclude: []})
  expect(['a/b/v1.md', 'a/b/c/v1.md', 'a/b/v10.md'].map(matches)).toEqual([true, false, false])
})

test('escapes characters that are special in regular expressions', () => {
  const matches = createFileMatcher({include: ['a+(b).md'], exclude: []})
  expect(['a+(b).md', 'aab.md'].map(matches)).toEqual([true, false])
})

test.each(['a{b', 'a}b', '}a{'])('braces without a counterpart match themselves: %s', (name) => {
  const matches = createFileMatcher({include: [name, '**/*.{md'], exclude: []})
  expect([name, 'a.{md', 'ab', 'a.md'].map(matches)).toEqual([true, true, false, false])
})

test('matches a folder and everything in it', () => {
  const matches = createFileMatcher({include: ['/blog/**', '/{a/**,b}'], exclude: []})
  const paths = ['/blog', '/blog/', '/blog/a/b', '/blogs', '/a', '/a/c', '/b', '/b/c']
  expect(paths.filter(matches)).toEqual(['/blog', '/blog/', '/blog/a/b', '/a', '/a/c', '/b'])
})
