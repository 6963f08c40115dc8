import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {afterAll, expect, test} from 'vitest'
import type {FinishedFile, FinishedFiles} from '@lectern/types'
import {parsePwaOptions} from '../options/pwa-options.js'
import {finishWorker} from './finish-worker.js'

const SOURCES = fileURLToPath(new URL('../worker', import.meta.url))
const root = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-finish-'))
afterAll(() => fs.rmSync(root, {recursive: true}))

const HOME: FinishedFiles = new Map([['index.html', {size: 10, hash: 'abc'}]])

async function finish(
  options: object = {},
  files: FinishedFiles = HOME,
  more: {allowsInvalidManifest?: boolean; worker?: string} = {}
) {
  const location = {folder: root, baseUrl: '/', sourceDir: SOURCES}
  const configSource = {file: 'site.config.ts', text: ''}
  const strings = {
    ...{lang: 'fr', direction: 'ltr' as const, title: 'Vous êtes hors ligne'},
    ...{explanation: 'Rien.', tryAgain: 'Encore', home: 'Accueil'}
  }
  const settings = {...location, ...more, configSource, strings}
  const output = await finishWorker({...settings, files, options: parsePwaOptions(options)})
  const [made] = output.files
  const text = String(typeof made?.text === 'function' ? await made.text() : made?.text)
  return {
    file: made?.file,
    key: made?.key,
    text,
    summary: output.summary?.[0]?.text,
    problems: output.problems,
    list: /\[\{"revision.*?\}\]/.exec(text)?.[0]
  }
}

test('writes a worker with its precache list, using the names and hashes of the build', async () => {
  const files: FinishedFiles = new Map([
    ['index.html', {size: 1000, hash: 'abc'}],
    ['assets/js/main-ABCDEFGH.js', {size: 500, hash: 'def'}]
  ])
  expect(await finish({}, files)).toMatchObject({
    file: 'sw.js',
    list: '[{"revision":null,"url":"assets/js/main-ABCDEFGH.js"},{"revision":"abc","url":"index.html"}]',
    summary: '1.5 kB in 2 files'
  })
})

test('passes translated strings to the worker', async () => {
  expect((await finish()).text).toContain('Vous êtes hors ligne')
})

test('reports the size of files that are too large', async () => {
  const files = new Map([...HOME, ['large.html', {size: 9_000_000, hash: 'd'}]])
  expect((await finish({}, files)).summary).toBe('10 B in 1 file; 1 file too large')
})

test('warns that offline search is unavailable if the index is too large', async () => {
  const index = ['assets/search/a.json', {size: 5_200_000, hash: 'd', offline: {set: 'search'}}]
  const files: FinishedFiles = new Map([...HOME, index] as [string, FinishedFile][])
  expect((await finish({}, files)).problems).toEqual([
    {
      code: 'pwa-search-too-large',
      policy: 'warn',
      message:
        "The search index is too large to be stored offline: 5.2 MB. Readers can't search offline.",
      hint: 'Raise the limit in the options of the pwa plugin, e.g. `maximumSearchSize: 5200000`.'
    }
  ])
  expect((await finish({maximumSearchSize: 5_200_000}, files)).problems).toEqual([])
})

test('an invalid manifest stops the build, except in Docusaurus projects', async () => {
  fs.writeFileSync(path.join(root, 'app.json'), '{"icons": []}')
  const options = {pwaHead: [{tagName: 'link', rel: 'manifest', href: '/app.json'}]}
  await expect(finish(options)).rejects.toThrow("isn't a JSON object with `name`")
  const {file, problems} = await finish(options, HOME, {allowsInvalidManifest: true})
  expect(file).toBe('sw.js')
  expect(problems).toMatchObject([{code: 'pwa-manifest-invalid', policy: 'warn'}])
})

test('lists additional URLs of a site', async () => {
  const added = {url: 'https://cdn.example.com/a.js', revision: '1'}
  const {list, summary} = await finish({
    injectManifestConfig: {additionalManifestEntries: [added]}
  })
  expect(list).toBe(
    '[{"revision":"abc","url":"index.html"},{"revision":"1","url":"https://cdn.example.com/a.js"}]'
  )
  expect(summary).toBe('10 B in 2 files')
})

test('a site can change the list in code', async () => {
  const transform = (manifest: readonly {url: string; size: number}[]) => ({
    manifest: [...manifest.map((one) => ({...one, url: `x/${one.url}`})), {url: 'b', size: 5}]
  })
  const {list, summary, key} = await finish({
    injectManifestConfig: {manifestTransforms: [transform]}
  })
  expect(list).toBe('[{"revision":"abc","url":"x/index.html"},{"url":"b"}]')
  expect(summary).toBe('15 B in 2 files')
  // The effect of a function can't be derived from its text.
  expect(key).toBeUndefined()
})

test("isn't written again for the same list, code and URLs", async () => {
  fs.writeFileSync(path.join(root, 'keyed-worker.ts'), 'export default () => 1')
  const changed = new Map([['index.html', {size: 10, hash: 'abd'}]])
  const injectManifestConfig = {additionalManifestEntries: ['a.js']}
  const keys = [
    (await finish()).key,
    (await finish({}, changed)).key,
    (await finish({injectManifestConfig})).key,
    (await finish({}, HOME, {worker: path.join(root, 'keyed-worker.ts')})).key
  ]
  expect(new Set(keys).size).toBe(4)
  expect(keys).not.toContain(undefined)
  expect((await finish()).key).toBe(keys[0])
})

test('runs custom code of the site in the worker', async () => {
  const worker = path.join(root, 'own-worker.ts')
  fs.writeFileSync(worker, 'export default (p: object) => globalThis.own(p)')
  expect((await finish({}, HOME, {worker})).text).toContain('.own(')
})

test('writes a worker that unregisters itself if the site disables it', async () => {
  const {text, summary} = await finish({selfDestroying: true})
  expect(text).toContain('unregister()')
  expect(text).not.toContain('index.html')
  expect(summary).toBe('disabled: the service worker unregisters itself')
})
