import {symlinkSync} from 'node:fs'
import {join} from 'node:path'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {listFolder} from './list-folder.js'

test('lists all files in code-unit order, without hidden files, packages and linked folders', () => {
  const folder = createTemporarySite({
    'b.md': '',
    'a/c.png': '',
    'B.js': '',
    '.hidden/d.md': '',
    'node_modules/e.md': ''
  })
  symlinkSync('b.md', join(folder, 'f.md'))
  symlinkSync('a', join(folder, 'g'))
  symlinkSync('missing', join(folder, 'h'))
  expect(listFolder(folder)).toEqual(['B.js', 'a/c.png', 'b.md', 'f.md'])
  expect(listFolder(join(folder, 'absent'))).toEqual([])
})
