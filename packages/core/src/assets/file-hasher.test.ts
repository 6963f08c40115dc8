import fs from 'node:fs'
import path from 'node:path'
import {hashContent} from '@lectern/shared/cache/content-hash'
import {expect, test} from 'vitest'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {createFileHasher} from './file-hasher.js'

test('a file is named after its content hash, and keeps its path in the site', () => {
  const siteDir = createTemporarySite({'static/a.txt': 'a'})
  const hasher = createFileHasher(siteDir, {})
  expect(hasher.hash(path.join(siteDir, 'static/a.txt'))).toBe(hashContent('a'))
  const {ctimeMs} = fs.statSync(path.join(siteDir, 'static/a.txt'))
  expect(hasher.hashed()).toEqual({'static/a.txt': [1, ctimeMs, hashContent('a')]})
})

test('doesn’t open a file whose size and time match the last build', () => {
  const siteDir = createTemporarySite({'a.txt': 'a'})
  const {ctimeMs} = fs.statSync(path.join(siteDir, 'a.txt'))
  const hasher = createFileHasher(siteDir, {'a.txt': [1, ctimeMs, 'known']})
  expect(hasher.hash(path.join(siteDir, 'a.txt'))).toBe('known')
})

test('a file that is written during a build is read again', () => {
  const siteDir = createTemporarySite({'a.txt': 'a'})
  const hasher = createFileHasher(siteDir, {})
  hasher.hash(path.join(siteDir, 'a.txt'))
  fs.writeFileSync(path.join(siteDir, 'a.txt'), 'more')
  expect(hasher.hash(path.join(siteDir, 'a.txt'))).toBe(hashContent('more'))
})

test('a path without a file has no hash', () => {
  const siteDir = createTemporarySite({'static/a.txt': 'a'})
  const hasher = createFileHasher(siteDir, {})
  expect(hasher.hash(path.join(siteDir, 'static'))).toBeUndefined()
  expect(hasher.hash(path.join(siteDir, 'none'))).toBeUndefined()
})
