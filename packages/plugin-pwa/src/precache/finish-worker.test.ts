import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {afterAll, expect, test} from 'vitest'
import {parsePwaOptions} from '../pwa-options.js'
import {finishWorker} from './finish-worker.js'

const SOURCES = fileURLToPath(new URL('../worker', import.meta.url))
const root = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-finish-'))
afterAll(() => fs.rmSync(root, {recursive: true}))

/** An output with some files, each of as many bytes as is said. */
function createOutput(sizes: Readonly<Record<string, number>>): string {
  const folder = fs.mkdtempSync(path.join(root, 'output-'))
  for (const [file, size] of Object.entries(sizes)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true})
    fs.writeFileSync(path.join(folder, file), 'x'.repeat(size))
  }
  return folder
}

async function finish(sizes: Readonly<Record<string, number>>, options: object = {}) {
  const settings = {
    baseUrl: '/',
    siteDir: root,
    sourceDir: SOURCES,
    options: parsePwaOptions(options)
  }
  const {files, summary} = await finishWorker({folder: createOutput(sizes), ...settings})
  const text = String(files[0]?.text ?? '')
  const list = /\[\{"revision.*?\}\]/.exec(text)?.[0] ?? '[]'
  const entries = JSON.parse(list) as {url: string; revision: string | null}[]
  return {
    name: files[0]?.file,
    text,
    summary: summary?.[0]?.text,
    entries,
    urls: entries.map(({url}) => url).sort()
  }
}

test('lists what a reader needs, and nothing that is for machines', async () => {
  const {name, urls, summary} = await finish({
    'index.html': 1000,
    '404.html': 1,
    'docs/a & b/index.html': 500,
    'assets/js/main-ABCDEFGH.js': 10,
    'assets/js/main-ABCDEFGH.js.map': 10,
    'assets/data/index.json': 10,
    'img/a.png': 10,
    'sw.js': 10,
    'sitemap.xml': 10,
    'blog/rss.xml': 10,
    'blog/feed.json': 10,
    'manifest.webmanifest': 10,
    _headers: 10,
    'docs/a.pdf': 10
  })
  expect(name).toBe('sw.js')
  expect(urls).toEqual([
    'assets/data/index.json',
    'assets/js/main-ABCDEFGH.js',
    'docs/a%20%26%20b/index.html',
    'img/a.png',
    'index.html'
  ])
  expect(summary).toBe('1.5 kB in 5 files, to read offline')
})

test('names the bytes of a file where its name does not', async () => {
  const {entries} = await finish({
    'index.html': 1,
    'assets/css/main-ABCDEFGH.css': 1,
    'assets/data/index.json': 1
  })
  const named = entries.filter(({revision}) => revision === null).map(({url}) => url)
  expect(named).toEqual(['assets/css/main-ABCDEFGH.css'])
})

test('leaves out what is too large, and says how much that is', async () => {
  const sizes = {'index.html': 10, 'large.html': 300, 'img/a.png': 100, 'img/b.png': 101}
  const injectManifestConfig = {maximumFileSizeToCacheInBytes: 200}
  const {urls, summary} = await finish(sizes, {maximumImageSize: 100, injectManifestConfig})
  expect(urls).toEqual(['img/a.png', 'index.html'])
  expect(summary).toBe('110 B in 2 files, to read offline; 2 files too large for it')
})

test('keeps a search index in full or not at all', async () => {
  const sizes = {
    'index.html': 1,
    'search/index.html': 1,
    'assets/search/a.pf': 60,
    'assets/search/word-abcdefgh.js': 60
  }
  expect((await finish(sizes, {maximumSearchSize: 119})).urls).toEqual([
    'index.html',
    'search/index.html'
  ])
  const {entries} = await finish(sizes, {maximumSearchSize: 120})
  expect(entries).toHaveLength(4)
  // Names of its files may look as if they held a hash.
  expect(entries.every(({revision}) => revision !== null)).toBe(true)
})

test('follows the patterns of a site', async () => {
  const injectManifestConfig = {
    globPatterns: ['**/*.{html,pdf}'],
    globIgnores: ['old/**'],
    additionalManifestEntries: [{url: 'https://cdn.example.com/a.js', revision: '1'}]
  }
  const sizes = {'index.html': 1, 'a.pdf': 1, 'a.css': 1, 'old/index.html': 1}
  expect((await finish(sizes, {injectManifestConfig})).urls).toEqual([
    'a.pdf',
    'https://cdn.example.com/a.js',
    'index.html'
  ])
})

test('runs the code of a site in the worker', async () => {
  fs.writeFileSync(
    path.join(root, 'own-worker.ts'),
    'export default (p: object) => globalThis.own(p)'
  )
  expect((await finish({'index.html': 1}, {swCustom: './own-worker.ts'})).text).toContain('.own(')
})

test('says that the code of a site is missing', async () => {
  await expect(finish({'index.html': 1}, {swCustom: './gone.ts'})).rejects.toThrow(
    'Plugin pwa: the file ./gone.ts of `swCustom` does not exist.'
  )
})

test('writes a worker that goes, for a site that no longer wants one', async () => {
  const {text, summary} = await finish({'index.html': 1}, {selfDestroying: true})
  expect(text).toContain('unregister()')
  expect(text).not.toContain('index.html')
  expect(summary).toBe('off: the service worker removes itself from its readers')
})
