import {describe, expect, test} from 'vitest'
import type {FinishedFiles, OfflineUse} from '@lectern/types'
import {parsePwaOptions} from '../options/pwa-options.js'
import {listPrecache} from './list-precache.js'

type TestFile = number | {size: number; offline: OfflineUse}

/** Returns the files to store, from a list of files with sizes. */
function list(files: Readonly<Record<string, TestFile>>, options: object = {}) {
  const described: FinishedFiles = new Map(
    Object.entries(files).map(([file, one]) => [
      file,
      {hash: `hash of ${file}`, ...(typeof one === 'number' ? {size: one} : one)}
    ])
  )
  const {entries, excluded} = listPrecache(described, parsePwaOptions(options))
  return {entries, excluded, urls: entries.map(({url}) => url)}
}

test('lists files that readers need, and no machine-readable files', () => {
  const {urls} = list({
    'index.html': 1,
    '404.html': 1,
    'docs/a & b/index.html': 1,
    'assets/js/main-ABCDEFGH.js': 1,
    'assets/js/main-ABCDEFGH.js.map': 1,
    'assets/data/index.json': 1,
    'img/a.png': 1,
    'sw.js': 1,
    'sitemap.xml': 1,
    'manifest.webmanifest': 1,
    '.well-known/a.json': 1,
    'docs/a.pdf': 1
  })
  expect(urls).toEqual([
    'assets/data/index.json',
    'assets/js/main-ABCDEFGH.js',
    'docs/a%20%26%20b/index.html',
    'img/a.png',
    'index.html'
  ])
})

test("omits files that a plugin marks as unneeded, and doesn't report their size", () => {
  const offline = false as const
  expect(list({'index.html': 1, 'blog/feed.json': {size: 1e9, offline}})).toMatchObject({
    urls: ['index.html'],
    excluded: 0
  })
})

test('adds a content hash if the filename contains none', () => {
  const {entries} = list({
    'index.html': 1,
    'assets/css/main-ABCDEFGH.css': 1,
    'assets/search/word-abcdefgh.js': {size: 1, offline: {set: 'search'}}
  })
  expect(entries).toEqual([
    {url: 'assets/css/main-ABCDEFGH.css', revision: null, size: 1},
    {
      url: 'assets/search/word-abcdefgh.js',
      revision: 'hash of assets/search/word-abcdefgh.js',
      size: 1
    },
    {url: 'index.html', revision: 'hash of index.html', size: 1}
  ])
})

test('omits and counts files that are too large', () => {
  const sizes = {'index.html': 10, 'large.html': 300, 'img/a.png': 100, 'img/b.png': 101}
  const injectManifestConfig = {maximumFileSizeToCacheInBytes: 200}
  expect(list(sizes, {maximumImageSize: 100, injectManifestConfig})).toMatchObject({
    urls: ['img/a.png', 'index.html'],
    excluded: 2
  })
})

describe('a search index', () => {
  const offline = {set: 'search'}
  const files = {
    'search/index.html': 1,
    'assets/search/index.json': {size: 60, offline},
    'assets/search/new/part.json': {size: 60, offline},
    'assets/search/old/part.json': {size: 60, offline: false as const}
  }

  test('is kept in full, except for unneeded parts', () => {
    expect(list(files, {maximumSearchSize: 120}).urls).toEqual([
      'assets/search/index.json',
      'assets/search/new/part.json',
      'search/index.html'
    ])
  })

  test('is omitted if it is too large', () => {
    expect(list(files, {maximumSearchSize: 119})).toMatchObject({
      urls: ['search/index.html'],
      excluded: 2
    })
  })
})

test('keeps the newest format of a font, and a font that only has an old format', () => {
  const {urls} = list({
    'assets/files/KaTeX_Main-ABCDEFG1.woff2': 1,
    'assets/files/KaTeX_Main-ABCDEFG2.woff': 1,
    'assets/files/KaTeX_Main-ABCDEFG3.ttf': 1,
    'assets/files/Other-ABCDEFG4.ttf': 1,
    'fonts/inter-semibold.ttf': 1,
    'fonts/inter-variable.woff2': 1
  })
  expect(urls).toEqual([
    'assets/files/KaTeX_Main-ABCDEFG1.woff2',
    'assets/files/Other-ABCDEFG4.ttf',
    'fonts/inter-semibold.ttf',
    'fonts/inter-variable.woff2'
  ])
})

test.each([
  ['**/*.{html,pdf}', ['old/**'], ['a.pdf', 'index.html']],
  ['*.?(html|css)', [], ['a.css', 'index.html']],
  ['{a,b}.[pc]*', ['*.css'], ['a.pdf']]
])('applies the patterns %s of a site without %j', (pattern, globIgnores, urls) => {
  const injectManifestConfig = {globPatterns: [pattern], globIgnores}
  const sizes = {'index.html': 1, 'a.pdf': 1, 'a.css': 1, 'old/index.html': 1}
  expect(list(sizes, {injectManifestConfig}).urls).toEqual(urls)
})
