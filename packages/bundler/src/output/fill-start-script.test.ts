import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type {Plugin} from 'esbuild'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {CLIENT_ENTRY, CLIENT_IMPORTS, START_ENTRY} from '../entries/entries.js'
import {bundleSources} from '../fixtures/bundle-sources.js'
import {fillStartScript} from './fill-start-script.js'

let folder = ''
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-start-'))
})
afterEach(() => fs.rmSync(folder, {recursive: true, force: true}))

test('the start script imports nothing, and knows every module that the client imports', async () => {
  const sources: Record<string, string> = {
    [START_ENTRY]: `import {load} from 'load'; load(${CLIENT_IMPORTS})`,
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
  expect(code).toMatch(new RegExp(`\\(\\[${chunk},${chunk}\\]\\)`))
})

test.each([
  ['waits for', `document.addEventListener('DOMContentLoaded', () => {})`, false],
  ['doesn’t wait for', `addEventListener('load', () => {})`, true]
])('if a client module %s the document, pages have a start script: %#', async (_, code, isKept) => {
  fs.writeFileSync(path.join(folder, 'track.js'), code)
  const sources = {
    [START_ENTRY]: `console.log(${CLIENT_IMPORTS})`,
    [CLIENT_ENTRY]: `import './track.js'`
  }
  const metafile = await bundleSources(sources, folder, {
    entryPoints: {start: START_ENTRY, main: CLIENT_ENTRY},
    outdir: path.join(folder, 'out/client/js')
  })
  const filled = await fillStartScript(metafile, {siteDir: folder, baseUrl: '/'})
  const files = Object.keys(filled.outputs).map((file) => path.basename(file))
  expect(files.includes('start.js')).toBe(isKept)
})

test('the styles of an installed package are read from the package', async () => {
  const file = 'node_modules/tides/tides.module.css'
  fs.mkdirSync(path.join(folder, path.dirname(file)), {recursive: true})
  fs.writeFileSync(path.join(folder, file), '.tide { color: teal }')
  const cssModules: Plugin = {
    name: 'css-modules',
    setup(build) {
      build.onResolve({filter: /^module-styles:/}, () => ({
        path: 'tides/tides.module.css',
        namespace: 'module-styles'
      }))
      build.onLoad({filter: /\.module\.css$/}, ({namespace}) =>
        namespace === 'module-styles'
          ? {contents: '.tide { color: teal }', loader: 'css'}
          : {contents: `import 'module-styles:tides'; export default {}`, loader: 'js'}
      )
    }
  }
  const sources = {
    [START_ENTRY]: `console.log(${CLIENT_IMPORTS})`,
    [CLIENT_ENTRY]: `import './${file}'`
  }
  const metafile = await bundleSources(sources, folder, {
    entryPoints: {start: START_ENTRY, main: CLIENT_ENTRY},
    outdir: path.join(folder, 'out/client/js'),
    plugins: [cssModules]
  })
  const filled = await fillStartScript(metafile, {siteDir: folder, baseUrl: '/'})
  expect(Object.keys(filled.outputs)).toContain('out/client/js/start.js')
})
