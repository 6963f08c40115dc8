import path from 'node:path'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {createFolderConfig, createUrlProblem} from './folder-config.js'

test('a folder of Markdown is a site with docs at its root', () => {
  const siteDir = createTemporarySite({'README.md': '# The **owl** book\n', 'a/b.md': '# B\n'})
  expect(createFolderConfig(siteDir)).toMatchObject({
    title: 'The owl book',
    onDuplicateRoutes: 'warn',
    presets: [['classic', {docs: {path: '.', routeBasePath: '/'}, blog: false, pages: false}]]
  })
})

test('the site title comes from front matter, or else from the folder name', () => {
  const titled = createTemporarySite({'index.md': '---\ntitle: Owls\n---\n\n# Birds\n'})
  expect(createFolderConfig(titled)?.title).toBe('Owls')
  const empty = createTemporarySite({'README.md': '---\ntitle: ""\n---\n\n# Birds\n'})
  expect(createFolderConfig(empty)?.title).toBe('Birds')
  const untitled = createTemporarySite({'a/b.mdx': 'No heading.'})
  expect(createFolderConfig(untitled)?.title).toBe(path.basename(untitled))
})

test.each([
  ['no files', {}],
  ['no Markdown', {'owl.txt': 'Owl'}],
  ['Markdown of packages', {'node_modules/owl/README.md': '# Owl', '.git/owl.md': '# Owl'}],
  ['Markdown too far down', {'a/b/c/owl.md': '# Owl'}],
  ['a `package.json`', {'README.md': '# Owl', 'package.json': '{}'}],
  ['a `docs` folder', {'README.md': '# Owl', 'docs/owl.md': '# Owl'}]
])('a folder with %s isn’t a site', (_, files) => {
  expect(createFolderConfig(createTemporarySite(files))).toBeUndefined()
})

test('a project can be opened as a playground', () => {
  const siteDir = createTemporarySite({'docs/owl.md': '# Owl', 'package.json': '{}'})
  expect(createFolderConfig(siteDir, true)).toMatchObject({title: path.basename(siteDir)})
  const empty = createTemporarySite({'package.json': '{}'})
  expect(createFolderConfig(empty, true)).toBeUndefined()
})

test('a missing URL is a warning', () => {
  expect(createUrlProblem({title: "Owl's book", url: 'http://localhost:3000'})).toMatchObject({
    code: 'config-default',
    policy: 'warn',
    message:
      'The folder has no configuration, so canonical URLs and link previews use the URL http://localhost:3000.',
    hint: expect.stringContaining("title: 'Owl\\'s book'")
  })
})
