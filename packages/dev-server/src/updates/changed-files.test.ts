import fs from 'node:fs'
import path from 'node:path'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {findChangedFiles} from './changed-files.js'

test('finds changed, deleted and returned files, with their copies', () => {
  const siteDir = createTemporarySite({'a.md': 'a', 'copy.md': 'a', 'b.md': 'b'})
  const [a = '', copy = '', b = ''] = ['a.md', 'copy.md', 'b.md'].map((name) =>
    path.join(siteDir, name)
  )
  const hashes = new Map<string, string>()
  const reader = {
    updateCopies(files: readonly string[]) {
      if (!files.includes(a)) return []
      fs.copyFileSync(a, copy)
      return [copy]
    }
  }
  const find = (...files: string[]) => findChangedFiles(files, reader, hashes)
  expect(find(a, b)).toEqual({edited: [a, b], changed: [a, b, copy], returned: new Set()})
  expect(find(a, b).changed).toEqual([])
  fs.writeFileSync(a, 'new')
  fs.rmSync(b)
  expect(find(a, b).changed).toEqual([a, b, copy])
  expect(fs.readFileSync(copy, 'utf8')).toBe('new')
  // The watcher also reports the copy.
  expect(find(copy).changed).toEqual([])
  fs.writeFileSync(b, 'b')
  expect(find(b)).toEqual({edited: [b], changed: [b], returned: new Set([b])})
})
