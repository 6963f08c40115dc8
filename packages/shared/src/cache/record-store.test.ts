import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {openRecordStore} from './record-store.js'

const KEY = 'ab12cd34'
let folder: string

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'record-store-'))
})

afterEach(() => fs.rmSync(folder, {recursive: true}))

/** Returns the paths of the files with an ending. */
function listFiles(ending: string): string[] {
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => path.join(folder, name))
}

/** Renames the only pack, as if another thread had written it. */
function renamePack(name: string): void {
  for (const ending of ['.records', '.list']) {
    const [file = ''] = listFiles(ending).filter((each) => !path.basename(each).startsWith('pack'))
    fs.renameSync(file, path.join(folder, name + ending))
  }
}

test('returns written records, even from a different store in the same folder', () => {
  const before = openRecordStore(folder)
  expect(before.has(KEY)).toBe(false)
  openRecordStore(folder).write(KEY, {a: [1, 'ä']})
  expect(before.read(KEY)).toEqual({a: [1, 'ä']})
  expect(openRecordStore(folder).list()).toEqual(new Set([KEY]))
})

test('stores of a thread that write in turn find the records of each other', () => {
  const left = openRecordStore(folder)
  const right = openRecordStore(folder)
  for (const [index, store] of [left, right, left, right].entries()) store.write(`a${index}`, index)
  for (const store of [left, right])
    expect(['a0', 'a1', 'a2', 'a3'].map((key) => store.read(key))).toEqual([0, 1, 2, 3])
})

test('many records need two files', () => {
  const store = openRecordStore(folder)
  for (let index = 0; index < 500; index++) store.write(`a${index}`, {index})
  expect(fs.readdirSync(folder)).toHaveLength(2)
  expect(openRecordStore(folder).read('a321')).toEqual({index: 321})
})

test('reports a missing record that existed before', () => {
  expect(() => openRecordStore(folder).need(KEY)).toThrow(
    expect.objectContaining({
      problems: [
        {
          code: 'cache-damaged',
          message: 'The cache record ab12cd34 is missing or damaged.',
          hint: 'Delete the cache with `site clear` and build again.'
        }
      ]
    })
  )
})

test('returns nothing for an unknown key', () => {
  const store = openRecordStore(path.join(folder, 'absent'))
  expect([[...store.list()], store.read(KEY)]).toEqual([[], undefined])
})

test.each([
  ['cut off', (text: string) => text.slice(0, -3)],
  ['changed', (text: string) => text.replace('value', 'other')],
  ['emptied', () => '']
])('ignores a record that was %s, and stores it again', (_how, damage) => {
  const store = openRecordStore(folder)
  store.write(KEY, {key: 'value'})
  const [file = ''] = listFiles('.records')
  fs.writeFileSync(file, damage(fs.readFileSync(file, 'utf8')))
  expect(store.read(KEY)).toBeUndefined()
  store.write(KEY, 'again')
  expect(store.read(KEY)).toBe('again')
  expect(openRecordStore(folder).read(KEY)).toBe('again')
})

test('a record that was listed only in part is missing, and later ones are found', () => {
  openRecordStore(folder).write(KEY, 'first')
  const [list = ''] = listFiles('.list')
  fs.truncateSync(list, fs.statSync(list).size - 5)
  const store = openRecordStore(folder)
  expect(store.has(KEY)).toBe(false)
  store.write('cd56', 'second')
  expect([...openRecordStore(folder).list()]).toEqual(['cd56'])
})

test('finds a record that another process has moved to a different pack', () => {
  const store = openRecordStore(folder)
  store.write(KEY, 'value')
  renamePack('pack1')
  expect(store.read(KEY)).toBe('value')
})

test('removes the oldest unused records, and only as many as necessary', () => {
  const store = openRecordStore(folder)
  for (const key of ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'b2']) store.write(key, 'x'.repeat(100))
  store.prune(new Set(['a1']), 250)
  expect([...store.list()].sort()).toEqual(['a1', 'b1', 'b2'])
  expect(store.read('b1')).toBe('x'.repeat(100))
  expect(fs.statSync(listFiles('.records')[0] ?? '').size).toBe(306)
})

test('removes a pack without a list, which an interrupted process leaves behind', () => {
  const store = openRecordStore(folder)
  store.write('a1', 'used')
  fs.writeFileSync(path.join(folder, 'pack1.records'), 'not listed')
  store.prune(new Set(['a1']), 0)
  expect(fs.readdirSync(folder)).not.toContain('pack1.records')
  expect(store.read('a1')).toBe('used')
})

test('keeps a pack that is mostly used as it is', () => {
  const store = openRecordStore(folder)
  for (const key of ['a1', 'a2', 'a3', 'a4']) store.write(key, 'x')
  const before = listFiles('.records').map((file) => fs.statSync(file).ino)
  store.prune(new Set(['a1', 'a2', 'a3']), 0)
  expect(listFiles('.records').map((file) => fs.statSync(file).ino)).toEqual(before)
})

test('merges small packs if there are many', () => {
  for (let index = 0; index < 40; index++) {
    openRecordStore(folder).write(`a${index}`, index === 0 ? 'x'.repeat(10_000) : index)
    renamePack(`pack${index}`)
  }
  const keys = Array.from({length: 40}, (_, index) => `a${index}`)
  const store = openRecordStore(folder)
  store.prune(new Set(keys), 0)
  expect(listFiles('.records')).toHaveLength(2)
  expect(keys.slice(1).map((key) => store.read(key))).toEqual(keys.slice(1).map((_, i) => i + 1))
})
