import fs from 'node:fs'
import path from 'node:path'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {readFileStats} from './file-stats.js'

function createFolder(): string {
  const folder = createTemporarySite({'a.txt': 'owl', 'b/c.txt': ''})
  fs.symlinkSync('loop', path.join(folder, 'loop'))
  return folder
}

test('returns the stats of a file', () => {
  expect(readFileStats(path.join(createFolder(), 'a.txt'))?.size).toBe(3)
})

test.each([
  ['a folder', 'b'],
  ['a missing file', 'none'],
  ['a name below a file', 'a.txt/b'],
  ['a file with a slash at its end', 'a.txt/'],
  ['a long name', 'a'.repeat(300)],
  ['a long path', 'a/'.repeat(3000)],
  ['a loop of links', 'loop/a'],
  ['a name with NUL', 'a\0.txt']
])('returns nothing for %s', (_, name) => {
  expect(readFileStats(`${createFolder()}/${name}`)).toBeUndefined()
})
