import fs from 'node:fs'
import path from 'node:path'
import {expect, test} from 'vitest'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {listFiles, listLinkedFiles} from './list-files.js'

test('lists files in all subfolders, sorted, and no folders', () => {
  const folder = createTemporarySite({'b.md': '', 'a/c.md': '', 'a/b/.hidden': '', 'a.md': ''})
  fs.mkdirSync(path.join(folder, 'empty'))
  expect(listFiles(folder)).toEqual(['a.md', 'a/b/.hidden', 'a/c.md', 'b.md'])
})

test('includes symlinks to files, and ignores other symlinks', () => {
  const folder = createTemporarySite({'a/b.md': ''})
  const link = (target: string, name: string) => fs.symlinkSync(target, path.join(folder, name))
  link('a/b.md', 'file.md')
  link('a', 'folder')
  link('..', 'a/circle')
  link('absent.md', 'broken.md')
  link('itself.md', 'itself.md')
  expect(listFiles(folder)).toEqual(['a/b.md', 'file.md'])
})

test('lists files behind symlinks to folders, but follows no circle', () => {
  const folder = createTemporarySite({'site/a/b.md': '', 'outside/c/d.md': ''})
  const link = (target: string, name: string) => fs.symlinkSync(target, path.join(folder, name))
  link('a/b.md', 'site/file.md')
  link('a', 'site/folder')
  link('../outside', 'site/outside')
  link('../..', 'site/a/circle')
  link('..', 'outside/c/back')
  link('absent', 'site/broken')
  link('itself', 'site/itself')
  const site = path.join(folder, 'site')
  const expected = ['a/b.md', 'file.md', 'folder/b.md', 'outside/c/d.md']
  expect(listLinkedFiles(site).filter((file) => !file.includes('circle'))).toEqual(expected)
  expect(listLinkedFiles(path.join(folder, 'outside'))).toEqual(['c/d.md'])
  // The link leads out of the folder and back to it.
  expect(listLinkedFiles(site).filter((file) => file.includes('circle/site'))).toEqual([])
})

test('a missing folder is an error', () => {
  expect(() => listFiles(path.join(createTemporarySite({}), 'absent'))).toThrow('ENOENT')
})
