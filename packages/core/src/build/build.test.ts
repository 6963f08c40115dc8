import fs from 'node:fs'
import path from 'node:path'
import {createMarkdownSite, MARKDOWN_CONFIG} from '@lectern/testing/markdown-site'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {createTestEnvironment} from '../fixtures/test-environment.js'
import {recordsFolder, cacheFolder} from '../memory/cache-folders.js'
import {build} from './build.js'
import type {BuildOptions} from './build-options.js'

const PAGES = {'owl.md': '# Owl\n\nHunts at night.\n', 'heron.md': '# Heron\n\nStands in water.\n'}

function createSite(files: Readonly<Record<string, string>> = {}) {
  const siteDir = createMarkdownSite({...PAGES, ...files})
  const outDir = path.join(siteDir, 'build')
  return {
    siteDir,
    build: (options: Partial<BuildOptions> = {}) =>
      build({siteDir, outDir, minify: false, ...options}, createTestEnvironment()),
    write: (file: string, text: string) => fs.writeFileSync(path.join(siteDir, file), text),
    read: (file: string) => fs.readFileSync(path.join(outDir, file), 'utf8'),
    has: (file: string) => fs.existsSync(path.join(outDir, file))
  }
}

test('builds a page for each source, with the scripts that it loads', async () => {
  const site = createSite()
  const result = await site.build()
  expect(result).toMatchObject({
    ...{pages: 2, rendered: 2, contents: 2, compiled: 2, isBundleCached: false, warnings: []}
  })
  expect(site.read('owl/index.html')).toContain('Hunts at night.')
  const [, script = ''] =
    /<script type="module" src="\/([^"]+)"/.exec(site.read('owl/index.html')) ?? []
  expect(site.has(script)).toBe(true)
})

test('a second build does nothing, and only changes are rebuilt', async () => {
  const site = createSite()
  await site.build()
  const before = site.read('heron/index.html')
  expect(await site.build()).toMatchObject({rendered: 0, compiled: 0, isBundleCached: true})
  site.write('owl.md', '# Owl\n\nHunts at dusk.\n')
  expect(await site.build()).toMatchObject({rendered: 1, compiled: 1, isBundleCached: true})
  expect(site.read('owl/index.html')).toContain('Hunts at dusk.')
  expect(site.read('heron/index.html')).toBe(before)
  fs.rmSync(path.join(site.siteDir, 'heron.md'))
  expect(await site.build()).toMatchObject({pages: 1, rendered: 0})
  expect([site.has('heron/index.html'), site.has('owl/index.html')]).toEqual([false, true])
})

test('a failed build keeps the previous output', async () => {
  const site = createSite()
  await site.build()
  const before = site.read('owl/index.html')
  site.write('owl.md', '# Owl\n\n[Nest](/nest)\n')
  await expect(site.build()).rejects.toMatchObject({problems: [{code: 'broken-link'}]})
  expect(site.read('owl/index.html')).toBe(before)
})

test('damaged records are regenerated', async () => {
  const site = createSite()
  await site.build()
  const records = recordsFolder(cacheFolder(site.siteDir))
  for (const file of fs.readdirSync(records))
    if (file.endsWith('.records')) fs.truncateSync(path.join(records, file), 10)
  // After a code change, all pages are rendered again, which requires their records.
  site.write(
    'src/theme/Page.jsx',
    `import {PageContent} from '@lectern/client'
export default function Page() { return <article><PageContent /></article> }
`
  )
  expect(await site.build()).toMatchObject({rendered: 2, compiled: 2})
  expect(site.read('owl/index.html')).toMatch(/<article>.*Hunts at night\./s)
})

test('a source that is saved during a build is built with the saved text', async () => {
  const site = createSite({
    'plugin.mjs': `import fs from 'node:fs'
const plugin = {name: 'docs', id: 'default'}
export default ({sources, siteDir}) => ({
  name: 'docs',
  loadContent: () => sources.read(siteDir + '/owl.md'),
  createRoutes() {
    fs.writeFileSync(siteDir + '/owl.md', '# Owl\\n\\nSaved.\\n')
    const contents = [{source: 'owl.md'}]
    return {routes: [{path: '/owl', component: '@theme/Page', props: {}, head: [], plugin, contents}]}
  }
})
`
  })
  expect(await site.build()).toMatchObject({pages: 1, compiled: 1})
  expect(site.read('owl/index.html')).toContain('Saved.')
})

test.each(['missing', 'page.md'])(
  'the site %s is reported, and no folder is created for it',
  async (name) => {
    const siteDir = path.join(createTemporarySite({'page.md': '# Page\n'}), name)
    const options = {siteDir, outDir: path.join(siteDir, 'build'), minify: false}
    await expect(build(options, createTestEnvironment())).rejects.toMatchObject({
      problems: [{code: 'site-folder-missing'}]
    })
    expect(fs.existsSync(siteDir)).toBe(name === 'page.md')
  }
)

test('builds each locale into its folder, or only one locale', async () => {
  const config = MARKDOWN_CONFIG.replace(
    `title: 'Birds'`,
    `title: 'Birds', i18n: {defaultLocale: 'en', locales: ['en', 'fr']}`
  )
  const site = createSite({'site.config.mjs': config})
  expect(await site.build()).toMatchObject({
    pages: 4,
    locales: [
      {locale: 'en', pages: 2},
      {locale: 'fr', pages: 2}
    ]
  })
  expect(site.read('owl/index.html')).toContain('<html lang="en"')
  expect(site.read('fr/owl/index.html')).toContain('<html lang="fr"')
  await expect(site.build({locales: ['de']})).rejects.toMatchObject({
    problems: [{code: 'locale-unknown'}]
  })
})
