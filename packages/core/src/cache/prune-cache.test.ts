import fs from 'node:fs'
import path from 'node:path'
import {expect, test} from 'vitest'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {pruneCache} from './prune-cache.js'

test('keeps the ledger and spare output of the last three output folders', () => {
  const cacheDir = createTemporarySite({
    'build-a1.json': '',
    'output-a1/index.html': '',
    'build-b2.json': '',
    'output-b2/index.html': '',
    'build-c3.json': '',
    'build-d4.json': '',
    'output-d4/index.html': '',
    'output-e5/index.html': 'of a ledger that is gone',
    'bundle.json': '',
    'records/ab/cd.json': 'of an earlier version'
  })
  for (const [index, id] of ['b2', 'a1', 'c3', 'd4'].entries())
    fs.utimesSync(path.join(cacheDir, `build-${id}.json`), index, index)
  pruneCache({cacheDir, recordsDir: path.join(cacheDir, 'records'), used: new Set()})
  expect(fs.readdirSync(cacheDir).sort()).toEqual([
    'build-a1.json',
    'build-c3.json',
    'build-d4.json',
    'bundle.json',
    'output-a1',
    'output-d4',
    'records'
  ])
  expect(fs.readdirSync(path.join(cacheDir, 'records'))).toEqual([])
})
