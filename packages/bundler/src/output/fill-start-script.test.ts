import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {CLIENT_ENTRY, CLIENT_MODULES, START_ENTRY} from '../entries/entries.js'
import {bundleSources} from '../fixtures/bundle-sources.js'
import {fillStartScript} from './fill-start-script.js'

let folder = ''
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-start-'))
})
afterEach(() => fs.rmSync(folder, {recursive: true, force: true}))

test('the start script imports nothing, and knows every module that the client starts with', async () => {
  const sources: Record<string, string> = {
    [START_ENTRY]: `import {load} from 'load'; load(${CLIENT_MODULES})`,
    load: 'export function load(modules) { import(modules[0]) }',
    [CLIENT_ENTRY]: `import {shared} from 'shared'; shared(); void import('later')`,
    later: `import {shared} from 'shared'; export const later = shared()`,
    shared: `import * as helper from 'common'; export function shared() { return helper }`,
    common: 'module.exports = {one: 1}'
  }
  const metafile = await bundleSources(sources, folder, {
    entryPoints: {start: START_ENTRY, main: CLIENT_ENTRY, page: 'later'},
    outdir: path.join(folder, 'out/client/js'),
    minify: true
  })
  await fillStartScript(metafile, {siteDir: folder, baseUrl: '/base/'})
  const code = fs.readFileSync(path.join(folder, 'out/client/js/start.js'), 'utf8')
  expect(code).not.toMatch(/^import/m)
  const chunk = /"\/base\/assets\/js\/chunk-\w+\.js"/.source
  expect(code).toMatch(new RegExp(`\\(\\["/base/assets/js/main\\.js",${chunk},${chunk}\\]\\)`))
})
