import {existsSync} from 'node:fs'
import path from 'node:path'
import {expect, test} from 'vitest'
import {buildSite} from './build-site.js'
import {createCopiedVersions, FRENCH, readComparable} from './copied-versions.js'

test('overlays build the same site as complete folders, and cost only their own pages', async () => {
  const {siteDir, write, remove, configure} = createCopiedVersions()
  const copied = await buildSite(siteDir)
  expect(copied.exitCode, copied.stderr).toBe(0)
  const before = readComparable(copied)

  const shared = ['_note.mdx', 'img', 'wren.js', 'guides', 'new']
  remove(...shared.map((name) => `versioned_docs/version-3.x/${name}`), 'versioned_sidebars')
  remove(
    ...['intro.md', 'img', 'wren.js', 'guides'].map((name) => `versioned_docs/version-2.x/${name}`)
  )
  remove(`${FRENCH}/version-2.x`, `${FRENCH}/version-3.x.json`)
  const two = {extends: '3.x', exclude: ['guides/new.md', 'new/**']}
  configure({'3.x': {extends: 'current'}, '2.x': two})
  const overlays = await buildSite(siteDir)
  expect(overlays.exitCode, overlays.stderr).toBe(0)
  expect(overlays.stdout).toMatch(/content +0 compiled, [1-9]\d* cached/)
  expect(readComparable(overlays)).toEqual(before)
  const editUrl = (file: string) =>
    /https:\/\/git\.example\.com\/edit\/([^"]*)/.exec(overlays.read(`${file}/index.html`))?.[1]
  expect(editUrl('docs/guides/start')).toBe('docs/guides/start.mdx')
  expect(editUrl('docs/2.x/intro')).toBe('versioned_docs/version-3.x/intro.md')
  expect(editUrl('fr/docs/2.x/intro')).toBe(`${FRENCH}/version-3.x/intro.md`)

  write('versioned_docs/version-1.x/guides/start.md', '# Start\n\nFirst.\n')
  configure({'3.x': {extends: 'current'}, '2.x': two, '1.x': {extends: '2.x'}})
  const more = await buildSite(siteDir)
  expect(more.exitCode, more.stderr).toBe(0)
  expect(more.stdout).toMatch(/content +1 compiled, [1-9]\d* cached/)
  expect(more.read('docs/1.x/guides/start/index.html')).toContain('First.')
  expect(more.read('docs/1.x/intro/index.html')).toContain('Three.')
  expect(existsSync(path.join(more.outDir, 'docs/1.x/guides/new'))).toBe(false)

  // Errors name the file to edit, once for all versions, and the earlier output stays.
  write('docs/guides/start.mdx', '# Start\n\n[a](missing.md)\n')
  configure({'3.x': {extends: 'current', exclude: ['none.md']}})
  remove('versioned_docs/version-2.x')
  write('versions.json', '["3.x"]')
  const broken = await buildSite(siteDir)
  expect(broken.exitCode).toBe(1)
  expect(broken.stderr.match(/error broken-markdown-link/g)).toHaveLength(1)
  expect(broken.stderr).toContain('at docs/guides/start.mdx:3:')
  expect(broken.stderr).toContain('warning version-exclude-unused')
})
