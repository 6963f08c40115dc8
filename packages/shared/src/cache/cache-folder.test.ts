import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {createCacheFolder} from './cache-folder.js'
import {writeCheckedJson} from './checked-json.js'

function createFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cache-folder-'))
  onTestFinished(() => fs.rmSync(folder, {recursive: true}))
  return folder
}

test('creates a folder with its parents, and keeps an existing one', () => {
  const folder = path.join(createFolder(), '.site', 'cache', 'dev')
  createCacheFolder(folder)
  createCacheFolder(folder)
  expect(fs.statSync(folder).isDirectory()).toBe(true)
})

test('Git ignores the folder with the cache', () => {
  const siteDir = createFolder()
  createCacheFolder(path.join(siteDir, '.site', 'cache'))
  expect(fs.readFileSync(path.join(siteDir, '.site', '.gitignore'), 'utf8')).toBe('*\n')
  expect(fs.readdirSync(path.join(siteDir, '.site', 'cache'))).toEqual([])
})

test("doesn't recreate the folder of a deleted site", () => {
  const siteDir = path.join(createFolder(), 'site')
  const record = path.join(siteDir, '.site', 'cache', 'records', 'a.json')
  expect(() => createCacheFolder(path.dirname(record))).toThrow(/ENOENT/)
  expect(() => writeCheckedJson(record, {})).toThrow(/ENOENT/)
  expect(fs.existsSync(siteDir)).toBe(false)
})

test('reports a file that has the name of the folder', () => {
  const file = path.join(createFolder(), 'file')
  fs.writeFileSync(file, '')
  expect(() => createCacheFolder(path.join(file, 'cache'))).toThrow(/ENOTDIR/)
})
