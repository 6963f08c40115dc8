import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {CLIENT_ENTRY} from '../entries/entries.js'
import {bundleSources} from '../fixtures/bundle-sources.js'
import {addCompileHints, COMPILE_HINT} from './compile-hints.js'

let folder = ''
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-hints-'))
})
afterEach(() => fs.rmSync(folder, {recursive: true, force: true}))

test('adds compile hints to scripts that every page starts with, but not to later ones', async () => {
  const sources: Record<string, string> = {
    [CLIENT_ENTRY]: `import {shared} from 'shared'; shared(); void import('later')`,
    later: `import {shared} from 'shared'; export const later = shared()`,
    shared: 'export function shared() { return 1 }'
  }
  const metafile = await bundleSources(sources, folder, {
    entryPoints: {main: CLIENT_ENTRY, page: 'later'},
    outdir: path.join(folder, 'js')
  })
  await addCompileHints(metafile, folder)
  const hinted = Object.keys(metafile.outputs).filter((file) =>
    fs.readFileSync(path.join(folder, file), 'utf8').startsWith(COMPILE_HINT)
  )
  expect(hinted.map((file) => file.replace(/-\w+\.js$/, '-*.js')).sort()).toEqual([
    'js/chunk-*.js',
    'js/main.js'
  ])
})
