import {existsSync} from 'node:fs'
import path from 'node:path'
import {type Element, xml2js} from 'xml-js'
import {beforeAll, describe, expect, test} from 'vitest'
import {buildSite, copyFixture, type SiteBuild} from './build-site.js'
import {startDevServer} from './dev-server.js'

const ORIGIN = 'https://docs.example.com'

/** Paths and files of pages for each value of `trailingSlash`. */
const MODES = [
  {mode: 'true', shown: (page: string) => `${page}/`, file: (page: string) => `${page}/index.html`},
  {mode: 'false', shown: (page: string) => page, file: (page: string) => `${page}.html`},
  {mode: 'undefined', shown: (page: string) => page, file: (page: string) => `${page}/index.html`}
]

describe.each(MODES)('trailingSlash: $mode', ({mode, shown, file}) => {
  let site: SiteBuild

  beforeAll(async () => {
    const siteDir = copyFixture('addresses')
    site = await buildSite(siteDir, {args: ['--config', path.join(siteDir, `${mode}.config.mjs`)]})
    expect(site.exitCode).toBe(0)
    // The copy isn't in a repository, so only `last_update` sets dates.
    expect(site.stderr.match(/^(?:error|warning) [\w-]+/gm)).toEqual(['warning git-unavailable'])
  })

  test('writes each page and redirect to the expected file', () => {
    for (const page of ['docs/intro', 'docs/guides/second', 'old']) {
      expect(existsSync(path.join(site.outDir, file(page)))).toBe(true)
    }
    expect(existsSync(path.join(site.outDir, 'index.html'))).toBe(true)
    expect(existsSync(path.join(site.outDir, '404.html'))).toBe(true)
  })

  test('links between pages follow the trailing slash setting, before the hash', () => {
    const html = site.read(file('docs/intro'))
    expect(html).toContain(`href="/base${shown('/docs/guides/second')}#there"`)
    expect(html).toContain('href="/base/"')
    // Applies to the navbar too.
    expect(site.read('index.html')).toContain(`href="/base${shown('/docs/intro')}"`)
  })

  test('each page has its own canonical URL', () => {
    for (const page of ['docs/intro', 'docs/guides/second', 'docs/unlisted']) {
      const own = `${ORIGIN}/base${shown(`/${page}`)}`
      const html = site.read(file(page))
      expect(html).toContain(`<link rel="canonical" href="${own}"`)
      expect(html).toContain(`<meta property="og:url" content="${own}"`)
    }
    expect(site.read('index.html')).toContain(`<link rel="canonical" href="${ORIGIN}/base/"`)
    expect(site.read('404.html')).not.toContain('rel="canonical"')
  })

  test('the sitemap has these URLs and excludes hidden pages', () => {
    const {elements: [urlset] = []} = xml2js(site.read('sitemap.xml')) as Element
    const entries = (urlset?.elements ?? []).map(({elements = []}) =>
      Object.fromEntries(elements.map(({name, elements: [text] = []}) => [name, text?.text]))
    )
    expect(entries).toEqual(
      [
        {loc: '/'},
        {loc: shown('/docs/category/guides')},
        {loc: shown('/docs/guides/second'), lastmod: '2026-02-01'},
        {loc: shown('/docs/intro'), lastmod: '2026-01-31'},
        {loc: shown('/docs/tags')},
        {loc: shown('/docs/tags/start')}
      ].map(({loc, lastmod}) => ({
        loc: `${ORIGIN}/base${loc}`,
        ...(lastmod && {lastmod}),
        changefreq: 'weekly',
        priority: '0.5'
      }))
    )
  })

  test("a page without a Markdown copy doesn't link to one", () => {
    const html = site.read(file('docs/intro'))
    expect(html).not.toContain('text/markdown')
    expect(html).not.toContain('Copy page')
  })

  test('a redirect points to the URL of its page', () => {
    const html = site.read(file('old'))
    expect(html).toContain(`url=/base${shown('/docs/intro')}"`)
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/base${shown('/docs/intro')}"`)
  })

  test('structured data uses these URLs in breadcrumbs', () => {
    const [, json = ''] =
      /<script type="application\/ld\+json">(.*?)<\/script>/.exec(
        site.read(file('docs/guides/second'))
      ) ?? []
    const step = (position: number, name: string, page: string) => ({
      '@type': 'ListItem',
      position,
      name,
      item: `${ORIGIN}/base${shown(page)}`
    })
    expect(JSON.parse(json)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        step(1, 'Guides', '/docs/category/guides'),
        step(2, 'Second', '/docs/guides/second')
      ]
    })
  })

  test('site serve responds at these URLs, and with 404 elsewhere', async () => {
    const server = await startDevServer({
      siteDir: site.siteDir,
      command: 'serve',
      args: ['--port', '0', '--config', path.join(site.siteDir, `${mode}.config.mjs`)]
    })
    try {
      const statusOf = async (url: string) => (await fetch(server.origin + url)).status
      for (const page of ['/docs/intro', '/docs/guides/second'])
        expect(await statusOf(`/base${shown(page)}`)).toBe(200)
      expect(await statusOf('/base/')).toBe(200)
      expect(await statusOf('/base/sitemap.xml')).toBe(200)
      expect(await statusOf('/base/docs/none')).toBe(404)
    } finally {
      await server.stop()
    }
  })
})
