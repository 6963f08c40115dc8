import fs from 'node:fs'
import path from 'node:path'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {createGatheredFolders} from './gathered-folders.js'
import {KEPT_COPIES, pruneGathered} from './gathered-manifest.js'

const DAY = 24 * 60 * 60 * 1000

/** Creates a site, and gathers its files by name. */
function createSite(files: Record<string, string>) {
  const siteDir = createTemporarySite(files)
  const gathered = createGatheredFolders(siteDir)
  const gather = (wanted: Record<string, string>) =>
    gathered.gather('copies', {
      home: 'home',
      files: new Map(
        Object.entries(wanted).map(([name, file]) => [name, {original: path.join(siteDir, file)}])
      )
    })
  return {siteDir, gathered, gather}
}

/** Reads the files in a folder, by path. */
function readFolder(folder: string): Record<string, string> {
  const names = fs.readdirSync(folder, {recursive: true, encoding: 'utf8'}).sort()
  return Object.fromEntries(
    names
      .filter((name) => fs.statSync(path.join(folder, name)).isFile())
      .map((name) => [name, fs.readFileSync(path.join(folder, name), 'utf8')])
  )
}

test('gathers files, and deletes the copies that are not wanted anymore', async () => {
  const {siteDir, gather} = createSite({'a.md': 'a', 'b/c.md': 'c'})
  const folder = await gather({'x/a.md': 'a.md', 'x/y/c.md': 'b/c.md'})
  expect(folder).toBe(path.join(siteDir, '.site', 'copies'))
  expect(readFolder(folder)).toEqual({'x/a.md': 'a', 'x/y/c.md': 'c'})
  await gather({'x/a.md': 'b/c.md', c: 'a.md'})
  expect(readFolder(folder)).toEqual({'x/a.md': 'c', c: 'a'})
  expect(fs.existsSync(path.join(folder, 'x/y'))).toBe(false)
})

test('rewrites only changed, damaged and missing copies', async () => {
  const {siteDir, gather} = createSite({'a.md': 'a', 'b.md': 'b', 'c.md': 'c', 'd.md': 'd'})
  const wanted = {'a.md': 'a.md', 'b.md': 'b.md', 'c.md': 'c.md', 'd.md': 'd.md'}
  const folder = await gather(wanted)
  const inode = (name: string) => fs.statSync(path.join(folder, name)).ino
  const before = inode('a.md')
  fs.writeFileSync(path.join(siteDir, 'b.md'), 'changed')
  fs.writeFileSync(path.join(folder, 'c.md'), 'damaged')
  fs.rmSync(path.join(folder, 'd.md'))
  await gather(wanted)
  expect(readFolder(folder)).toEqual({'a.md': 'a', 'b.md': 'changed', 'c.md': 'c', 'd.md': 'd'})
  expect(inode('a.md')).toBe(before)
})

test('deletes files of unknown origin', async () => {
  const {siteDir, gather} = createSite({'a.md': 'a', '.site/copies/old.md': 'old'})
  expect(readFolder(await gather({'a.md': 'a.md'}))).toEqual({'a.md': 'a'})
  fs.rmSync(path.join(siteDir, '.site/cache'), {recursive: true})
  expect(readFolder(await gather({'b.md': 'a.md'}))).toEqual({'b.md': 'a'})
})

test('adjusts texts again if the result depends on other files', async () => {
  const {siteDir, gathered} = createSite({'a.md': 'Invalid: \u00e9', 'b.md': 'b'})
  let count = 0
  const adjusted = (file: string, isFinal: boolean) => ({
    original: path.join(siteDir, file),
    adjust: (text: string) => ({text: `${text} ${isFinal ? 'final' : ++count}`, isFinal})
  })
  const files = new Map([
    ['a.md', adjusted('a.md', true)],
    ['b.md', adjusted('b.md', false)]
  ])
  await gathered.gather('copies', {home: 'home', files})
  const folder = await gathered.gather('copies', {home: 'home', files})
  expect(readFolder(folder)).toEqual({'a.md': 'Invalid: \u00e9 final', 'b.md': 'b 2'})
})

test('updates all copies of a changed file', async () => {
  const {siteDir, gathered, gather} = createSite({'a.md': 'a', 'b.md': 'b'})
  const folder = await gather({'a.md': 'a.md', 'c/a.md': 'a.md', 'b.md': 'b.md'})
  const [changed, deleted] = ['a.md', 'b.md'].map((name) => path.join(siteDir, name))
  fs.writeFileSync(changed ?? '', 'new')
  fs.rmSync(deleted ?? '')
  expect(gathered.updateCopies([changed ?? '', deleted ?? ''])).toEqual(
    ['a.md', 'c/a.md'].map((name) => path.join(folder, name))
  )
  expect(readFolder(folder)).toEqual({'a.md': 'new', 'b.md': 'b', 'c/a.md': 'new'})
})

test.each(['../a.md', '/a.md', 'a//b'])('refuses the path %s', async (name) => {
  const {gather} = createSite({'a.md': 'a'})
  await expect(gather({[name]: 'a.md'})).rejects.toThrow('the path of a gathered file')
})

test('deletes copies that have not been used for a while', async () => {
  const {siteDir, gather} = createSite({'a.md': 'a'})
  const folder = await gather({'a.md': 'a.md'})
  pruneGathered(siteDir, Date.now() + KEPT_COPIES - DAY)
  expect(fs.existsSync(folder)).toBe(true)
  pruneGathered(siteDir, Date.now() + KEPT_COPIES + DAY)
  expect(fs.existsSync(folder)).toBe(false)
})
