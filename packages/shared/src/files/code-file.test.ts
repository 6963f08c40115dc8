import fs from 'node:fs'
import path from 'node:path'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {findCodeFile} from './code-file.js'

test('finds only a file with exactly that name, and ignores symbolic links', () => {
  const site = createTemporarySite({
    'parts/a.md': '',
    'parts/b.svg': '',
    'node_modules/owl/index.js': ''
  })
  fs.symlinkSync('parts', path.join(site, 'linked'))
  const find = (name: string) => findCodeFile(path.join(site, name))
  expect(find('linked/a.md')).toBe(path.join(site, 'parts/a.md'))
  expect(['parts/a', 'parts', 'parts/b.svg', 'node_modules/owl/index.js'].map(find)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined
  ])
})
