import fs from 'node:fs'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {readCheckedJson, writeCheckedJson} from '@lectern/shared/cache/checked-json'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {createWorkerFile} from './create-worker-file.js'

const FOLDER = fileURLToPath(new URL('../local', import.meta.url))

const openCache = () => path.join(createTemporarySite(), 'search', 'worker.json')

async function readWorker(cacheFile: string): Promise<string> {
  const {text} = createWorkerFile({folder: FOLDER, cacheFile})
  return String(typeof text === 'function' ? await text() : text)
}

interface Cache {
  text: string
  bundler: string
  modules: Record<string, string>
}

/** Modifies the cached worker, as if a different version of the code had written it. */
function changeCache(cacheFile: string, change: (cache: Cache) => Partial<Cache>): void {
  const cache = readCheckedJson<Cache>(cacheFile)
  if (!cache) throw new Error('The worker is not cached.')
  writeCheckedJson(cacheFile, {...cache, text: 'cached', ...change(cache)})
}

test('the worker is one script that is bundled once', async () => {
  const cacheFile = openCache()
  const first = await readWorker(cacheFile)
  expect(first).toContain('postMessage')
  expect(first).not.toMatch(/^(?:import|export)\b/m)
  changeCache(cacheFile, () => ({}))
  expect(await readWorker(cacheFile)).toBe('cached')
})

test.each<[string, (cache: Cache) => Partial<Cache>]>([
  ['a module has changed', ({modules}) => ({modules: {...modules, 'worker.ts': 'other'}})],
  ['a module is gone', ({modules}) => ({modules: {...modules, 'gone.ts': 'hash'}})],
  ['the bundler has changed', () => ({bundler: '0.0.1'})]
])('the worker is bundled again if %s', async (_, change) => {
  const cacheFile = openCache()
  const first = await readWorker(cacheFile)
  changeCache(cacheFile, change)
  expect(await readWorker(cacheFile)).toBe(first)
})

test('the cache lists the modules of the worker and its library', async () => {
  const cacheFile = openCache()
  await readWorker(cacheFile)
  const names = Object.keys(readCheckedJson<Cache>(cacheFile)?.modules ?? {})
  expect(names).toEqual(expect.arrayContaining(['worker.ts', '../engine/search-engine.ts']))
  expect(names.some((name) => name.includes('stemmer'))).toBe(true)
  expect(fs.existsSync(cacheFile)).toBe(true)
})
