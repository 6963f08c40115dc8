import fs from 'node:fs'
import path from 'node:path'
import {createTestRepository} from '@lectern/testing/test-repository'
import {expect, test} from 'vitest'
import {KEPT_TREES, pruneTrees} from './prune-trees.js'
import {createSourceHistory} from './source-history.js'

test('deletes trees that no build has used for a while', async () => {
  const repository = createTestRepository()
  for (const tag of ['v1', 'v2']) {
    repository.write({'docs/a.md': tag})
    repository.commit('2024-05-01T10:00:00Z', 'Ada')
    repository.git('tag', tag)
  }
  const cacheDir = path.join(repository.root, '.site/cache')
  const read = async (ref: string) => {
    const history = createSourceHistory({siteDir: repository.root, cacheDir})
    return (await history.readTree?.(ref, ['docs']))?.folder ?? ''
  }
  const folders = [await read('v1'), await read('v2')]
  const interrupted = path.join(cacheDir, 'git/interrupted')
  fs.mkdirSync(interrupted)
  const now = Date.now()
  pruneTrees(cacheDir, now)
  expect([...folders, interrupted].map((folder) => fs.existsSync(folder))).toEqual([
    true,
    true,
    true
  ])

  const old = (now - KEPT_TREES) / 1000 - 60
  for (const folder of folders) fs.utimesSync(path.join(folder, '.git'), old, old)
  fs.utimesSync(interrupted, old, old)
  // The configuration still contains this version.
  await read('v2')
  pruneTrees(cacheDir, now)
  expect([...folders, interrupted].map((folder) => fs.existsSync(folder))).toEqual([
    false,
    true,
    false
  ])
  // A removed version can be added again.
  expect(fs.readFileSync(path.join(await read('v1'), 'docs/a.md'), 'utf8')).toBe('v1')
})

test('a cache without trees stays unchanged', () => {
  const {root} = createTestRepository()
  pruneTrees(path.join(root, '.site/cache'), 0)
  expect(fs.existsSync(path.join(root, '.site'))).toBe(false)
})
