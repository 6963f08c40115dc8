import fs from 'node:fs'
import path from 'node:path'
import {createGenerator} from '@lectern/testing/create-generator'
import {createMarkdownSite, MARKDOWN_CONFIG} from '@lectern/testing/markdown-site'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {relativePath} from '@lectern/shared/files/relative-path'
import {expect, test} from 'vitest'
import {loadDevSite, rescanDevSite} from './dev-site.js'

async function load(files: Readonly<Record<string, string>> = {}) {
  const siteDir = createMarkdownSite({'owl.md': '---\nslug: night/owl\n---\n', ...files})
  const settings = {
    ...{siteDir, cacheDir: path.join(siteDir, '.site'), generator: createGenerator()},
    now: () => 0
  }
  const relative = (file: string) => relativePath(siteDir, file).replaceAll('\\', '/')
  return {siteDir, settings, relative, site: await loadDevSite(settings, {})}
}

test('finds the pages of a source and the page at a path', async () => {
  const {site} = await load({'heron.md': ''})
  expect([...site.pagesBySource]).toEqual([
    ['heron.md', ['/heron']],
    ['owl.md', ['/night/owl']]
  ])
  expect(site.routes.byPath.get('/night/owl')?.source).toBe('owl.md')
  expect(Object.keys(site.sources).sort()).toEqual(['heron.md', 'owl.md'])
})

test('a page that lists several sources is a page of each of them', async () => {
  const {site} = await load({
    'plugin.mjs': `
const plugin = {name: 'blog', id: 'default'}
const route = (path, ...sources) => ({
  path, component: '@theme/Page', props: {}, head: [], plugin, contents: sources.map((source) => ({source}))
})
export default () => ({
  name: 'blog',
  createRoutes: () => ({routes: [route('/blog', 'owl.md', 'a.md'), route('/blog/owl', 'owl.md')]})
})\n`
  })
  expect(site.pagesBySource.get('owl.md')).toEqual(['/blog', '/blog/owl'])
})

test('drafts have pages during development', async () => {
  const {site} = await load({'lark.md': '---\ndraft: true\n---\n'})
  expect(site.routes.byPath.get('/lark')?.source).toBe('lark.md')
  expect(site.sources['lark.md']?.scanned.frontMatter).toEqual({draft: true})
})

test('finds the pages that include code from a file', async () => {
  const {site, relative} = await load({
    'owl.md': '```js file=./nest.js\n```\n',
    'lark.md': '```js file=@site/nest.js\n```\n',
    'nest.js': ''
  })
  expect(
    [...site.snippetPages].map(([file, pages]) => [relative(file), pages.map(relative)])
  ).toEqual([['nest.js', ['lark.md', 'owl.md']]])
})

test('watches the site, files that plugins read or name, and editable themes', async () => {
  const {site, relative} = await load({
    'plugin.mjs': `export default ({sources, siteDir}) => ({
      name: 'docs',
      loadContent: async () => [
        await sources.list(siteDir + '/../content', ['.md']),
        await sources.readText(siteDir + '/../tags.yml')
      ],
      createRoutes: () => ({routes: []}),
      getThemePath: () => siteDir + '/theme',
      getPathsToWatch: () => [siteDir + '/../openapi.yml']
    })\n`,
    'installed.mjs': `export default ({siteDir}) => ({
      name: 'installed', getThemePath: () => siteDir + '/node_modules/meadow/theme'
    })\n`,
    'site.config.mjs': MARKDOWN_CONFIG.replace(
      `'./plugin.mjs'`,
      `'./plugin.mjs', './installed.mjs'`
    )
  })
  expect(site.watchedPaths.map(relative)).toEqual([
    '',
    '../content',
    '../tags.yml',
    'theme',
    'src/theme',
    '../openapi.yml'
  ])
  expect(site.themePaths.map(relative)).toEqual(['theme', 'node_modules/meadow/theme', 'src/theme'])
})

test('static folders have absolute paths', async () => {
  const {site, relative} = await load()
  expect(site.staticDirs.every((folder) => path.isAbsolute(folder))).toBe(true)
  expect(site.staticDirs.map(relative)).toEqual(['static'])
})

test('a second scan finds new pages, with the same configuration', async () => {
  const {site, siteDir, settings} = await load()
  fs.writeFileSync(path.join(siteDir, 'lark.md'), '')
  fs.writeFileSync(path.join(siteDir, 'site.config.mjs'), 'export default {title: 1}\n')
  const after = await rescanDevSite(site, settings.now)
  expect([...after.pagesBySource.keys()]).toEqual(['lark.md', 'owl.md'])
  expect(after.site).toBe(site.site)
  expect(after.watchedPaths).toEqual(site.watchedPaths)
  expect([...site.pagesBySource.keys()]).toEqual(['owl.md'])
})

test('doesn’t reread sources from an earlier scan', async () => {
  const {site, settings} = await load()
  const again = await loadDevSite(settings, site.sources)
  expect(again.sources['owl.md']?.scanned).toBe(site.sources['owl.md']?.scanned)
})

test('reports a site that can’t be read', async () => {
  await expect(load({'site.config.mjs': 'export default {title: 1}\n'})).rejects.toMatchObject({
    problems: expect.arrayContaining([expect.objectContaining({code: 'config-invalid'})])
  })
})

test('a site that can’t be read has all errors of its configuration, options and content', async () => {
  const error = await load({
    'site.config.mjs': MARKDOWN_CONFIG.replace("title: 'Birds'", 'title: 1'),
    'plugin.mjs': `export default () => ({
  name: 'owls',
  loadContent() {
    throw new Error('No owls.')
  }
})\n`
  }).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(SiteError)
  const codes = error instanceof SiteError ? error.problems.map(({code}) => code) : []
  expect(codes.sort()).toEqual(['config-invalid', 'plugin-failed'])
})
