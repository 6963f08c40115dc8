import fs from 'node:fs'
import path from 'node:path'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {applyDeploy, readState} from './apply-deploy.js'
import type {DeployStore} from './deploy-store.js'
import {createFolderStore} from './folder-store.js'
import {listOutputFiles} from './output-files.js'
import {rollbackDeploy} from './rollback-deploy.js'

const HOUR = 60 * 60 * 1000

/** Creates an empty target, and functions that deploy files to it. */
function createTarget() {
  const folder = path.join(createTemporarySite(), 'target')
  const store = createFolderStore(folder)
  const deploy = (files: Record<string, string>, {now = 0, via = store} = {}) => {
    const outDir = createTemporarySite(files)
    const settings = {outDir, files: listOutputFiles(outDir), store: via, now}
    return applyDeploy({...settings, keepDeploys: 2, grace: HOUR})
  }
  /** Reads the files that readers get. */
  const read = () => {
    const all = fs.readdirSync(folder, {recursive: true, withFileTypes: true})
    const names = all
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      .filter((file) => !file.startsWith('.deploy'))
      .sort()
    return Object.fromEntries(
      names.map((file) => [file, fs.readFileSync(path.join(folder, file), 'utf8')])
    )
  }
  return {folder, store, deploy, read, rollback: () => rollbackDeploy(store, HOUR)}
}

/** Creates a store that fails after a number of uploads, like a killed process. */
function createFailingStore(store: DeployStore, limit: number, log: string[] = []): DeployStore {
  return {
    ...store,
    upload: async (files) => {
      for (const file of files) {
        if (log.length >= limit) throw new Error('killed')
        log.push(file.file)
        await store.upload([file])
      }
    }
  }
}

const FIRST = {
  'index.html': '<script src=/assets/main-AAAAAAAA.js>',
  'old.html': 'old',
  'assets/main-AAAAAAAA.js': 'a',
  'img.svg': 'one'
}
const SECOND = {
  'index.html': '<script src=/assets/main-BBBBBBBB.js>',
  'new.html': 'new',
  'assets/main-BBBBBBBB.js': 'b',
  'img.svg': 'one'
}
const OLD_ASSET = {'assets/main-AAAAAAAA.js': 'a'}

test('uploads assets first, then pages, then the service worker', async () => {
  const {deploy, store} = createTarget()
  const order: string[] = []
  const files = {'a.html': '', 'b/assets/x-AAAAAAAA.css': '', 'sw.js': '', 'z.svg': ''}
  await deploy(files, {via: createFailingStore(store, 100, order)})
  expect(order).toEqual(['b/assets/x-AAAAAAAA.css', 'z.svg', 'a.html', 'sw.js'])
})

test('uploads only changed files, and reports pages that disappear', async () => {
  const {deploy, read} = createTarget()
  await deploy(FIRST)
  const changes = await deploy(SECOND)
  expect(changes).toEqual({
    added: ['assets/main-BBBBBBBB.js', 'new.html'],
    changed: ['index.html'],
    restored: [],
    retired: ['assets/main-AAAAAAAA.js', 'old.html'],
    deleted: [],
    unchanged: 1,
    bytes: 1 + 3 + SECOND['index.html'].length,
    brokenUrls: ['/old.html']
  })
  expect(read()).toEqual({...SECOND, ...OLD_ASSET, 'old.html': 'old'})
  expect(await deploy(SECOND)).toMatchObject({added: [], changed: [], bytes: 0, unchanged: 4})
})

test('deletes pages after the grace period, and assets after several deployments', async () => {
  const {deploy, read} = createTarget()
  await deploy(FIRST)
  await deploy(SECOND)
  await deploy({...SECOND, 'img.svg': 'two'}, {now: 2 * HOUR})
  expect(read()).toEqual({...SECOND, ...OLD_ASSET, 'img.svg': 'two'})
  await deploy({...SECOND, 'img.svg': 'three'}, {now: 3 * HOUR})
  expect(read()).toEqual({...SECOND, 'img.svg': 'three'})
})

test.each([0, 1, 2])(
  'a deployment killed after %i files leaves a working site, and can be resumed',
  async (limit) => {
    const {deploy, read, store, rollback} = createTarget()
    await deploy(FIRST)
    await expect(deploy(SECOND, {via: createFailingStore(store, limit)})).rejects.toThrow('killed')
    const files: Record<string, string> = read()
    for (const [, asset = ''] of Object.values(files)
      .join()
      .matchAll(/src=\/([^>]+)>/g))
      expect(Object.keys(files)).toContain(asset)
    await deploy(SECOND)
    expect(read()).toEqual({...SECOND, ...OLD_ASSET, 'old.html': 'old'})
    await rollback()
    expect(read()).toMatchObject(FIRST)
  }
)

test('a killed deployment can be replaced with the previous site', async () => {
  const {deploy, read, store} = createTarget()
  await deploy(FIRST)
  const broken = {...FIRST, 'index.html': 'x', 'old.html': 'y', 'extra.html': 'z'}
  for (const limit of [1, 2, 3]) {
    const via = createFailingStore(store, limit)
    await expect(deploy({...broken, 'last.html': ''}, {via})).rejects.toThrow('killed')
    await deploy(FIRST)
    expect(read()).toMatchObject(FIRST)
  }
  await deploy(SECOND, {now: 2 * HOUR})
  await deploy({...SECOND, 'img.svg': 'two'}, {now: 4 * HOUR})
  expect(Object.keys(read())).not.toContain('extra.html')
})

test('a rollback restores the previous site, and the next deployment undoes it', async () => {
  const {deploy, read, rollback, store} = createTarget()
  await deploy(FIRST)
  await deploy(SECOND)
  expect(await rollback()).toEqual({undone: 2, restored: 1, retired: 2})
  expect(read()).toMatchObject(FIRST)
  expect((await readState(store)).files).toEqual(listOutputFiles(createTemporarySite(FIRST)))
  const changes = await deploy(SECOND)
  expect(changes).toMatchObject({added: [], changed: ['index.html']})
  expect(read()).toMatchObject(SECOND)
})

test.each([0, 1, 2])(
  'a rollback undoes a deployment killed after %i files, and only that',
  async (limit) => {
    const {deploy, read, rollback, store} = createTarget()
    await deploy(FIRST)
    await deploy({...FIRST, 'img.svg': 'two'})
    await expect(deploy(SECOND, {via: createFailingStore(store, limit)})).rejects.toThrow('killed')
    expect(await rollback()).toEqual({undone: 3, restored: 2, retired: 2})
    expect(read()).toMatchObject({...FIRST, 'img.svg': 'two'})
    const changes = await deploy({...FIRST, 'img.svg': 'two'})
    expect(changes).toMatchObject({added: [], changed: [], retired: []})
    await rollback()
    expect(read()).toMatchObject(FIRST)
  }
)

test('a rollback isn’t possible before a killed deployment if that was the first one', async () => {
  const {deploy, rollback, store} = createTarget()
  await expect(deploy(FIRST, {via: createFailingStore(store, 1)})).rejects.toThrow('killed')
  await expect(rollback()).rejects.toThrow('no previous deployment')
})

test('a rollback never skips a deployment that can no longer be undone', async () => {
  const {deploy, read, rollback} = createTarget()
  await deploy({'index.html': 'one', 'old.html': 'old'})
  await deploy({'index.html': 'two', 'old.html': 'old'})
  await deploy({'index.html': 'three'})
  // Deletes the removed page.
  await deploy({'index.html': 'four'}, {now: 2 * HOUR})
  await rollback()
  await expect(rollback()).rejects.toThrow('no previous deployment')
  expect(read()).toEqual({'index.html': 'three'})
})

test('a rollback never restores a removed page with the content of a later page', async () => {
  const {deploy, read, rollback} = createTarget()
  await deploy({'index.html': '', 'page.html': 'one'})
  await deploy({'index.html': ''})
  await deploy({'index.html': '', 'page.html': 'two'})
  await rollback()
  await expect(rollback()).rejects.toThrow('no previous deployment')
  expect(read()).toMatchObject({'index.html': ''})
})

test('a rollback isn’t possible before the second deployment', async () => {
  const {deploy, read, rollback} = createTarget()
  await expect(rollback()).rejects.toThrow('no previous deployment')
  await deploy(FIRST)
  await expect(rollback()).rejects.toThrow('no previous deployment')
  expect(read()).toEqual(FIRST)
})

test('rejects a damaged state', async () => {
  const {deploy, folder} = createTarget()
  await deploy(FIRST)
  fs.writeFileSync(path.join(folder, '.deploy/state.json'), '{"version": 2}')
  await expect(deploy(SECOND)).rejects.toThrow('is damaged, or from a newer release')
})

test('a state at the target can’t delete or restore files outside the site', async () => {
  const {folder, store, deploy, rollback} = createTarget()
  await deploy(FIRST)
  await deploy(SECOND)
  const outside = path.join(folder, '../precious.txt')
  fs.writeFileSync(outside, 'precious')
  const state = await readState(store)
  const entry = {hash: 'x', size: 1}
  for (const hostile of [
    {...state, retired: {'../precious.txt': {...entry, deploy: 0, time: 0}}},
    {...state, history: [{deploy: 2, before: {'../precious.txt': entry}}]}
  ]) {
    await store.writeText('.deploy/state.json', JSON.stringify(hostile))
    const invalid = {problems: [{code: 'deploy-state-invalid'}]}
    await expect(deploy(FIRST, {now: 10 * HOUR})).rejects.toMatchObject(invalid)
    await expect(rollback()).rejects.toMatchObject(invalid)
    expect(fs.readFileSync(outside, 'utf8')).toBe('precious')
  }
})

test('a file without an extension can become a folder', async () => {
  const {deploy, read} = createTarget()
  await deploy({...FIRST, guide: 'file'})
  await deploy({...FIRST, 'guide/a/index.html': 'page'})
  // The removed file expires.
  await deploy({...FIRST, 'guide/a/index.html': 'page'}, {now: 2 * HOUR})
  expect(read()).toEqual({...FIRST, 'guide/a/index.html': 'page'})
})
