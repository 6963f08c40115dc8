import {createRoute} from '@lectern/testing/create-route'
import {hookTools} from '@lectern/testing/hook-tools'
import type {HeadTag, RenderedSite, Route, SiteConfig, SiteContext} from '@lectern/types'
import {describe, expect, test} from 'vitest'
import {parseSitemapOptions} from './sitemap-options.js'
import {sitemapPlugin} from './sitemap-plugin.js'

const link = (attributes: HeadTag['attributes']): HeadTag => ({tag: 'link', attributes})

const ENGLISH = {
  ...{defaultLocale: 'en', currentLocale: 'en', locales: ['en'], path: 'i18n'},
  localeConfigs: {}
}

const LANGUAGES = {
  ...{defaultLocale: 'en', locales: ['en', 'fr', 'de'], path: 'i18n'},
  localeConfigs: {
    en: {baseUrl: '/'},
    fr: {baseUrl: '/fr/'},
    de: {url: 'https://de.example.com', baseUrl: '/'}
  }
} as unknown as SiteConfig['i18n']

const ROUTES = [
  createRoute('/'),
  createRoute('/404.html'),
  createRoute('/docs/a'),
  createRoute('/docs/b c'),
  createRoute('/hidden')
]

/** Returns the plugin's files by name. The site has an unlisted page, `/hidden`. */
async function build(
  options: object = {},
  config: Partial<SiteConfig> = {},
  routes: readonly Route[] = ROUTES
) {
  /** Folders whose history was read. */
  const folders = new Set<string>()
  const context = {
    siteDir: '/home/ada/site',
    siteConfig: {
      ...{url: 'https://docs.example.com', baseUrl: '/', noIndex: false, i18n: ENGLISH},
      ...config
    },
    configSource: {file: 'site.config.ts', text: ''},
    history: {
      read: async (folder: string) => {
        folders.add(folder)
        return {
          find: (file: string) =>
            file === `${folder}/docs/a.md`
              ? {date: '2026-01-31T10:20:30.000Z', author: 'Ada'}
              : undefined,
          problems: []
        }
      }
    }
    // Contains only the fields that the plugin reads.
  } as unknown as SiteContext
  const plugin = sitemapPlugin(context, parseSitemapOptions(options))
  const site: RenderedSite = {
    routes,
    readPage: async () => '',
    keyOfPage: () => undefined,
    isIndexed: (path) => path !== '/hidden',
    contents: {
      keyOf: () => undefined,
      isLive: () => false,
      read: () => Promise.reject(new Error('not asked for'))
    }
  }
  const content = await plugin.loadContent?.()
  const {problems = []} = (content && (await plugin.createRoutes?.(content, hookTools))) ?? {}
  const files = (await plugin.postBuild?.(site)) ?? []
  return {
    files: Object.fromEntries(files.map(({file, text}) => [file, String(text)])),
    offline: files.map(({offline}) => offline),
    folders: [...folders],
    problems
  }
}

function urlsOf(sitemap = ''): string[] {
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url)
}

test('lists every page except the error page and pages with noindex', async () => {
  const {files} = await build()
  expect(urlsOf(files['sitemap.xml'])).toEqual([
    'https://docs.example.com/',
    'https://docs.example.com/docs/a',
    'https://docs.example.com/docs/b%20c'
  ])
  expect(Object.keys(files)).toEqual(['sitemap.xml'])
})

test('URLs have the base URL and the configured trailing slash', async () => {
  const {files} = await build({}, {baseUrl: '/base/', trailingSlash: true})
  expect(urlsOf(files['sitemap.xml'])).toEqual([
    'https://docs.example.com/base/',
    'https://docs.example.com/base/docs/a/',
    'https://docs.example.com/base/docs/b%20c/'
  ])
})

test('omits pages that the author excludes by their public URLs', async () => {
  const options = {ignorePatterns: ['/base/docs/**']}
  const {files} = await build(options, {baseUrl: '/base/', trailingSlash: true})
  expect(urlsOf(files['sitemap.xml'])).toEqual(['https://docs.example.com/base/'])
})

test('omits a page with a different canonical URL', async () => {
  const canonical = (href: string) => link({rel: 'canonical', href})
  const {files} = await build({}, {}, [
    createRoute('/docs/1.0/a', {head: [canonical('https://docs.example.com/docs/a')]}),
    createRoute('/docs/a', {head: [canonical('https://docs.example.com/docs/a/')]})
  ])
  expect(urlsOf(files['sitemap.xml'])).toEqual(['https://docs.example.com/docs/a'])
})

test.each([
  ['date', '2026-01-31', '2026-02-01'],
  ['datetime', '2026-01-31T10:20:30.000Z', '2026-02-01T00:00:00.000Z']
])('returns the last modification as %s: from the page, else from Git', async (lastmod, a, b) => {
  const {files} = await build({lastmod, changefreq: null, priority: null}, {}, [
    createRoute('/a', {source: 'docs/a.md'}),
    createRoute('/b', {source: 'docs/a.md', lastUpdatedAt: '2026-02-01T00:00:00.000Z'}),
    createRoute('/c', {source: 'docs/new.md'}),
    createRoute('/d')
  ])
  const entry = (path: string, date: string) =>
    `<url><loc>https://docs.example.com${path}</loc>${date && `<lastmod>${date}</lastmod>`}</url>`
  expect(files['sitemap.xml']).toContain(
    [entry('/a', a), entry('/b', b), entry('/c', ''), entry('/d', '')].join('\n')
  )
})

test('lists the languages of a page if its head contains them', async () => {
  const head = [link({rel: 'alternate', hreflang: 'de', href: 'https://docs.example.com/de/a'})]
  const {files} = await build({}, {}, [createRoute('/a', {head})])
  expect(files['sitemap.xml']).toContain(
    '<xhtml:link rel="alternate" hreflang="de" href="https://docs.example.com/de/a"/>'
  )
})

test('a function can select the items', async () => {
  const {files} = await build({
    filename: 'map/pages.xml',
    async createSitemapItems({routes, defaultCreateSitemapItems}: never) {
      const items = await (defaultCreateSitemapItems as (input: object) => Promise<object[]>)({
        routes
      })
      return [...items.slice(0, 1), {url: 'https://docs.example.com/app', priority: 1}]
    }
  })
  expect(files['map/pages.xml']).toContain(
    '<url><loc>https://docs.example.com/app</loc><priority>1.0</priority></url>'
  )
  expect(urlsOf(files['map/pages.xml'])).toHaveLength(2)
})

test('dates of sources outside the site come from their folder, also for a single file', async () => {
  const routes = [
    createRoute('/a', {source: '../docs/a.md'}),
    createRoute('/releases', {source: '../CHANGELOG.md'})
  ]
  const {folders} = await build({lastmod: 'date'}, {}, routes)
  expect(folders).toEqual(['/home/ada/site', '/home/ada/docs', '/home/ada'])
})

test('a site with noIndex has no sitemap, and crawlers can read its pages', async () => {
  const {files} = await build({robotsTxt: true}, {noIndex: true})
  expect(files).toEqual({'robots.txt': 'User-agent: *\nAllow: /\n'})
})

test('robots.txt contains the sitemap and the excluded paths', async () => {
  expect((await build({robotsTxt: true})).files['robots.txt']).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://docs.example.com/sitemap.xml\n'
  )
  const {files} = await build({robotsTxt: {disallow: ['/tests/']}})
  expect(files['robots.txt']).toBe(
    'User-agent: *\nDisallow: /tests/\n\nSitemap: https://docs.example.com/sitemap.xml\n'
  )
})

test('offline pages need none of its files', async () => {
  expect((await build({robotsTxt: true})).offline).toEqual([false, false])
})

describe('a site in several languages', () => {
  const buildIn = (locale: string, baseUrl: string, options: object) =>
    build(options, {baseUrl, i18n: {...LANGUAGES, currentLocale: locale}})

  test('a single robots.txt covers the whole host', async () => {
    const options = {robotsTxt: {disallow: ['/tests/']}}
    expect((await buildIn('en', '/', options)).files['robots.txt']).toBe(
      [
        'User-agent: *',
        'Disallow: /tests/',
        'Disallow: /fr/tests/',
        '',
        'Sitemap: https://docs.example.com/sitemap.xml',
        'Sitemap: https://docs.example.com/fr/sitemap.xml',
        ''
      ].join('\n')
    )
    expect(Object.keys((await buildIn('fr', '/fr/', options)).files)).toEqual(['sitemap.xml'])
  })

  test('a page that is excluded in the default language is excluded in all languages', async () => {
    const {files} = await buildIn('fr', '/fr/', {ignorePatterns: ['/docs/**']})
    expect(urlsOf(files['sitemap.xml'])).toEqual(['https://docs.example.com/fr/'])
  })
})

test('warns that crawlers ignore robots.txt below the root of a host', async () => {
  const {problems} = await build({robotsTxt: true}, {baseUrl: '/base/'})
  expect(problems).toMatchObject([{code: 'robots-txt-misplaced', policy: 'warn'}])
  expect((await build({robotsTxt: true})).problems).toEqual([])
})

test('rejects unknown options, and suggests the nearest ones', () => {
  const options = {lastMod: 'date', changefreq: 'often', priority: 2, filename: '../a.xml'}
  expect(() => parseSitemapOptions(options)).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: Plugin sitemap: \`changefreq\` is "often", expected "always", "hourly", "daily", "weekly", "monthly", "yearly" or "never".
    Plugin sitemap: \`priority\` is 2, expected a number from 0 to 1.
    Plugin sitemap: \`filename\` is "../a.xml", expected a filename such as "sitemap.xml".
    Plugin sitemap has the unknown key \`lastMod\`.]
  `)
})

test('reports a typo in an option', () => {
  try {
    parseSitemapOptions({ignorePattern: []})
    expect.unreachable()
  } catch (error) {
    expect(error).toMatchObject({problems: [{hint: 'Did you mean `ignorePatterns`?'}]})
  }
})
