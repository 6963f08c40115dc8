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

test('returns written records, even from a different store in the same folder', () => {
  openRecordStore(folder).write(KEY, {a: [1, 'ä']})
  expect(openRecordStore(folder).read(KEY)).toEqual({a: [1, 'ä']})
  expect(openRecordStore(folder).list()).toEqual(new Set([KEY]))
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
])('ignores an entry that was %s', (_how, damage) => {
  const store = openRecordStore(folder)
  store.write(KEY, {key: 'value'})
  const [file = ''] = fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.json'))
  const text = fs.readFileSync(path.join(folder, file), 'utf8')
  fs.writeFileSync(path.join(folder, file), damage(text))
  expect(store.read(KEY)).toBeUndefined()
  store.write(KEY, 'again')
  expect(store.read(KEY)).toBe('again')
})

test('removes the oldest unused records, and only as many as necessary', () => {
  const store = openRecordStore(folder)
  const keys = ['aa01', 'aa02', 'bb03', 'bb04']
  for (const [index, key] of keys.entries()) {
    store.write(key, 'x'.repeat(100))
    fs.utimesSync(path.join(folder, key.slice(0, 2), `${key.slice(2)}.json`), index, index)
  }
  store.prune(new Set(['aa01']), 250)
  expect([...store.list()].sort()).toEqual(['aa01', 'bb03', 'bb04'])
})
