import path from 'node:path'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {findNamedFiles} from './find-named-files.js'

const FILES = {
  'docs/a.md': '',
  'docs/b/c.mdx': '',
  'docs/b/code.ts': '',
  'node_modules/d.md': '',
  'README.md': ''
}

test.each([
  [['docs/a.md'], ['docs/a.md'], []],
  [['docs'], ['docs/a.md', 'docs/b/c.mdx'], []],
  [['.'], ['README.md', 'docs/a.md', 'docs/b/c.mdx'], []],
  [['./docs/**/*.mdx'], ['docs/b/c.mdx'], []],
  [['docs/*.{md,mdx}', 'docs/a.md'], ['docs/a.md'], []],
  [['docs/x.md', 'docs/x/*.md', 'docs/b'], ['docs/b/c.mdx'], ['docs/x.md', 'docs/x/*.md']]
])('%j matches %j', (names, files, missing) => {
  const site = createTemporarySite(FILES)
  const found = findNamedFiles(names, site)
  const relative = found.files.map((file) => path.relative(site, file).replaceAll('\\', '/'))
  expect({files: relative, missing: found.missing}).toEqual({files, missing})
})
