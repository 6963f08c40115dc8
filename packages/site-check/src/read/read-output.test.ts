import path from 'node:path'
import {createTaskPool} from '@lectern/core/workers/task-pool'
import {createRoute, createSourceRoute} from '@lectern/testing/create-route'
import {createSiteConfig} from '@lectern/testing/create-site-config'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import type {CheckedLocale} from '../site/checked-locale.js'
import {readOutput} from './read-output.js'

const page = (body = '', head = '') =>
  `<!doctype html><html><head><title>T</title>${head}</head><body><div id="__site">${body}</div></body></html>`

/** Creates a locale without pages. */
function createLocale(fields: Partial<CheckedLocale> = {}): CheckedLocale {
  return {folder: '', siteConfig: createSiteConfig(), routes: [], redirects: [], ...fields}
}

function read(
  files: Readonly<Record<string, string>>,
  locales: readonly CheckedLocale[] = [createLocale()],
  siteConfig = createSiteConfig()
) {
  const outDir = createTemporarySite(files)
  return readOutput({outDir, siteConfig, locales, runner: createTaskPool(1)})
}

test('a page is identified by its file and by the plugin that created it', async () => {
  const routes = [createSourceRoute('/owl', 'docs/owl.md')]
  const {pages} = await read(
    {'index.html': page(), 'owl/index.html': page('<h2 id="nests">Nests</h2>'), 'own.html': page()},
    [createLocale({routes})]
  )
  expect(pages.map(({file, path: pathname, source}) => [file, pathname, source])).toEqual([
    ['index.html', '/', undefined],
    ['owl/index.html', '/owl', 'docs/owl.md'],
    ['own.html', '/own.html', undefined]
  ])
  expect(pages[1]).toMatchObject({folder: '', plugin: {name: 'docs', id: 'default'}})
  expect(pages[1]?.ids).toContain('nests')
})

test('without trailing slashes, pages are files', async () => {
  const siteConfig = createSiteConfig({trailingSlash: false})
  const {pages} = await read(
    {'owl.html': page(), '404.html': page()},
    [createLocale({siteConfig, routes: [createSourceRoute('/owl', 'docs/owl.md')]})],
    siteConfig
  )
  expect(pages.map(({path: pathname, source}) => [pathname, source])).toEqual([
    ['/404.html', undefined],
    ['/owl', 'docs/owl.md']
  ])
})

test('pages of a locale are in the folder of that locale', async () => {
  const french = createLocale({
    ...{folder: 'fr', siteConfig: createSiteConfig({baseUrl: '/fr/'})},
    routes: [
      createSourceRoute('/', 'i18n/fr/index.md'),
      createSourceRoute('/owl', 'i18n/fr/owl.md'),
      createRoute('/search', {exact: false})
    ],
    redirects: [{from: '/eule', to: '/owl'}]
  })
  const {pages, redirects, openPaths} = await read(
    {'index.html': page(), 'fr/index.html': page(), 'fr/owl/index.html': page()},
    [createLocale(), french]
  )
  expect(pages.map(({path: pathname, folder}) => [pathname, folder])).toEqual([
    ['/fr', 'fr'],
    ['/fr/owl', 'fr'],
    ['/', undefined]
  ])
  expect(redirects).toEqual([{from: '/fr/eule', to: '/fr/owl', file: 'fr/index.html'}])
  expect(openPaths).toEqual(['/fr/search/'])
})

test('redirects come from pages, host files and plugins', async () => {
  const locale = createLocale({redirects: [{from: '/planned', to: '/owl'}]})
  const {pages, redirects} = await read(
    {
      'index.html': page(),
      'old/index.html': page('', '<meta http-equiv="refresh" content="0; url=/owl">'),
      _redirects: '/hosted /owl 301\n/app/* /index.html 200\n'
    },
    [locale]
  )
  expect(pages.map(({file}) => file)).toEqual(['index.html'])
  expect(redirects.map(({from, to, file}) => [from, to, file])).toEqual([
    ['/old', '/owl', 'old/index.html'],
    ['/hosted', '/owl', '_redirects'],
    ['/planned', '/owl', 'index.html']
  ])
})

test('stylesheets list their URLs, and sidebars list pages', async () => {
  const sidebar = {items: [{href: '/base/owl'}, {items: [{href: '/base/lark/'}]}]}
  const siteConfig = createSiteConfig({baseUrl: '/base/'})
  const {styles, listed} = await read(
    {
      'index.html': page(),
      'assets/css/a.css': 'a {background: url(/base/owl.png)}',
      'assets/data/sidebar-docs.json': JSON.stringify(sidebar),
      'assets/data/other.json': '{"href": "/base/other"}',
      'assets/data/sidebar-x/deep.json': '{"href": "/base/deep"}'
    },
    [createLocale({siteConfig})],
    siteConfig
  )
  expect(styles).toMatchObject([{file: 'assets/css/a.css', urls: [{text: '/base/owl.png'}]}])
  expect([...listed].sort()).toEqual(['/lark', '/owl'])
})

test('measures files at the size that browsers load', async () => {
  const {files, weigh} = await read({'index.html': page(), 'a.js': 'x'.repeat(1000)})
  expect([...files]).toEqual(['a.js', 'index.html'])
  expect(weigh('a.js').raw).toBe(1000)
  expect(weigh('a.js').gzip).toBeLessThan(100)
})

test.each([
  ['a folder that is missing', undefined],
  ['a folder without pages', {'robots.txt': ''}]
])('%s isn’t a built site', async (_title, files) => {
  const outDir = files ? createTemporarySite(files) : path.join(createTemporarySite(), 'build')
  const settings = {outDir, siteConfig: createSiteConfig(), locales: [createLocale()]}
  await expect(readOutput({...settings, runner: createTaskPool(1)})).rejects.toMatchObject({
    problems: [{code: 'output-missing', message: `The folder ${outDir} has no built site.`}]
  })
})
