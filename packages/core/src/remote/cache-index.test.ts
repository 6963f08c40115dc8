import zlib from 'node:zlib'
import {expect, test} from 'vitest'
import {type CacheIndex, decodeIndex, encodeIndex} from './cache-index.js'

const HASH = 'a'.repeat(64)
const file = {path: 'records/abcd', hash: HASH, pack: 0, offset: 1, size: 2}
const INDEX: CacheIndex = {
  ...{action: HASH, time: 1, seconds: 2.5},
  packs: [{hash: HASH, size: 9, rawSize: 3}],
  files: [file]
}

test('reads an index as it was written', async () => {
  expect(await decodeIndex(await encodeIndex(INDEX), HASH)).toEqual(INDEX)
})

test.each<[string, object]>([
  ['a parent folder', {path: 'bundle/../../../owl'}],
  ['an absolute path', {path: '/etc/owl'}],
  ['a backslash', {path: 'bundle/..\\owl'}],
  ['a null byte', {path: 'bundle/owl\0.json'}],
  ['code that a build would run', {path: 'modules/config.mjs'}],
  ['the lock of a build', {path: 'build.lock'}],
  ['a locale outside the cache', {path: 'locales/../bundle/a.js'}],
  ['a record whose key has a line break', {path: 'records/abcd\n'}],
  ['a record in a folder', {path: 'records/ab/cd.json'}],
  ['a file in a file', {path: 'bundle.json/owl'}],
  ['a position after the pack', {offset: 2}],
  ['a negative position', {offset: -1}],
  ['a missing pack', {pack: 1}],
  ['an invalid hash', {hash: '../owl'}]
])('rejects an index with %s', async (_, change) => {
  const index = {...INDEX, files: [{...file, ...change}]}
  expect(await decodeIndex(await encodeIndex(index), HASH)).toBeUndefined()
})

test('rejects an index of a different action, format or program', async () => {
  expect(await decodeIndex(await encodeIndex(INDEX), 'b'.repeat(64))).toBeUndefined()
  expect(await decodeIndex(Buffer.from('owl'), HASH)).toBeUndefined()
  const other = zlib.gzipSync(JSON.stringify({format: 0, action: HASH, packs: [], files: []}))
  expect(await decodeIndex(other, HASH)).toBeUndefined()
})
