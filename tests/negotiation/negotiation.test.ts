import {readFileSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {ACCEPT_CASES} from '@lectern/testing/accept-cases'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {copyFixture} from '../build-site.js'
import type {EmulatedHost, PublishedSite, RunningHost} from './emulated-host.js'
import {EMULATED_HOSTS} from './list-hosts.js'
import {publishSite} from './publish-site.js'
import {type Received, type RequestOptions, request, requestRaw} from './requests.js'

const MARKDOWN = {headers: {accept: 'text/markdown'}}
const SECRET = 'Not published'

/** The sites that all hosts serve: pages as folders below a path, and pages as files at the root. */
const SITES = [
  {baseUrl: '/base/', trailingSlash: undefined, fileOf: (page: string) => `${page}/index.html`},
  {baseUrl: '/', trailingSlash: false, fileOf: (page: string) => `${page}.html`}
] as const

/** Creates the source of a site. */
function createSite({baseUrl, trailingSlash}: (typeof SITES)[number]): string {
  const siteDir = copyFixture('machine-readable')
  writeFileSync(path.join(siteDir, 'docs/grüße.md'), '# Grüße\n\nText.\n')
  const config = path.join(siteDir, 'site.config.mjs')
  const fields = `baseUrl: '${baseUrl}',\n  trailingSlash: ${trailingSlash},`
  writeFileSync(config, readFileSync(config, 'utf8').replace("baseUrl: '/base/',", fields))
  return siteDir
}

const ACCEPT = /(?:^|, *)accept(?:,|$)/i

const COMPARED_HEADERS = [
  'content-type',
  'vary',
  'cache-control',
  'content-location',
  'etag',
  'content-security-policy'
] as const

/** Paths that some servers resolve to files outside the site, or to other hosts. */
const HOSTILE_PATHS = [
  '/../secret',
  '/base/../../secret',
  '/%2e%2e/secret',
  '/base/%2e%2e/%2e%2e/secret',
  '/..%2fsecret',
  '/..%5csecret',
  '/base/..%252fsecret',
  '//evil.example/docs/zebra',
  '//evil.example/base/',
  '/base//docs/zebra',
  '/\\evil.example/',
  '/%5c%5cevil.example/',
  '/%',
  '/%ff',
  '/base/docs/zebra%00',
  '/base/docs/zebra%0d%0ax-injected:1',
  '/docs/zebra%0d%0ax-injected:1',
  '/base/docs/zebra.md%2f..%2fzebra',
  '/base/docs%2fzebra',
  `/base/${'a/'.repeat(1000)}`,
  `/base/${'.html'.repeat(800)}`
]

describe.each(SITES)('a site at $baseUrl', (variant) => {
  let siteOf: (host: EmulatedHost) => PublishedSite

  beforeAll(async () => {
    const {baseUrl, trailingSlash} = variant
    const siteDir = createSite(variant)
    siteOf = await publishSite({siteDir, baseUrl, trailingSlash}, EMULATED_HOSTS)
  })

  for (const host of EMULATED_HOSTS) {
    const obstacle = host.findObstacle?.()

    // Only computers with the server can run its tests. Unit tests of the written files always run.
    describe.skipIf(obstacle)(`on ${host.name}${obstacle ? `: ${obstacle}` : ''}`, () =>
      testHost(host, variant, () => siteOf(host))
    )
  }
})

/** Tests that a host sends the same as all other hosts. */
function testHost(
  host: EmulatedHost,
  variant: (typeof SITES)[number],
  getSite: () => PublishedSite
) {
  const {baseUrl, fileOf} = variant
  /** URLs of pages below the base URL, with the files of their HTML and Markdown. */
  const zebra = fileOf('docs/zebra')
  const pages: readonly (readonly [url: string, html: string, markdown: string])[] = [
    ['', 'index.html', 'index.md'],
    ['index.html', 'index.html', 'index.md'],
    ['?a=b', 'index.html', 'index.md'],
    ['docs/zebra', zebra, 'docs/zebra.md'],
    [zebra, zebra, 'docs/zebra.md'],
    ['docs/zebra?a=b&c', zebra, 'docs/zebra.md'],
    ['docs/guide/first', fileOf('docs/guide/first'), 'docs/guide/first.md'],
    ['docs/gr%C3%BC%C3%9Fe', fileOf('docs/grüße'), 'docs/grüße.md'],
    ['blog', fileOf('blog'), 'blog.md']
  ]

  let running: RunningHost | undefined
  let outDir: string

  beforeAll(async () => {
    const site = getSite()
    outDir = path.join(site.root, baseUrl)
    writeFileSync(path.join(site.root, '../secret.md'), SECRET)
    running = await host.start(site)
  })

  afterAll(() => running?.stop())

  const get = (url: string, options?: RequestOptions) =>
    request(running?.origin ?? '', baseUrl + url, options)
  const getRaw = (url: string, options?: RequestOptions) =>
    requestRaw(running?.origin ?? '', baseUrl + url, options)
  const read = (file: string) => readFileSync(path.join(outDir, file), 'utf8')

  test.each(ACCEPT_CASES)('with Accept: %s, sends Markdown: %s', async (accept, isMarkdown) => {
    const [url, html, markdown] = ['docs/zebra', zebra, 'docs/zebra.md']
    const received = await get(url, {headers: {accept}})
    expectPage(received, isMarkdown)
    expect(received.text).toBe(read(isMarkdown ? markdown : html))
  })

  test.each(pages)('sends the HTML and the Markdown of /%s', async (url, html, markdown) => {
    const page = await get(url)
    expectPage(page, false)
    expect(page.text).toBe(read(html))
    const received = await get(url, MARKDOWN)
    expectPage(received, true)
    expect(received.text).toBe(read(markdown))
    expect(decodeURI(String(received.headers['content-location']))).toBe(baseUrl + markdown)
  })

  test('sends the page at the other form of its URL', async () => {
    if (host.name !== 'node') {
      const page = await get('docs/zebra/')
      expectPage(page, false)
      expect(page.text).toBe(read(zebra))
    }
    const received = await get('docs/zebra/', MARKDOWN)
    expectPage(received, true)
    expect(received.text).toBe(read('docs/zebra.md'))
  })

  test('redirects vary, because clients of Markdown get none', async () => {
    const {status, headers} = await getRaw('docs/guide/first')
    if (status !== 200) expect(headers.vary).toMatch(ACCEPT)
  })

  test.each(['docs/zebra', ''])('HEAD has the headers of GET: /%s', async (url) => {
    for (const accept of ['text/markdown', '*/*']) {
      const got = await get(url, {headers: {accept}})
      const {status, headers, text} = await get(url, {method: 'HEAD', headers: {accept}})
      expect([status, text]).toEqual([200, ''])
      for (const name of COMPARED_HEADERS) expect(headers[name]).toBe(got.headers[name])
    }
  })

  test('a client with the current Markdown gets status 304', async () => {
    const {etag = ''} = (await get('docs/zebra', MARKDOWN)).headers
    expect(etag).not.toBe('')
    const headers = {...MARKDOWN.headers, 'if-none-match': etag}
    const {status, headers: sent, text} = await get('docs/zebra', {headers})
    expect([status, text]).toEqual([304, ''])
    if (sent.vary) expect(sent.vary).toMatch(ACCEPT)
  })

  test('a client with the HTML gets the Markdown', async () => {
    const {etag = ''} = (await get('docs/zebra')).headers
    const headers = {...MARKDOWN.headers, 'if-none-match': etag}
    expect((await get('docs/zebra', {headers})).text).toBe(read('docs/zebra.md'))
  })

  test('Markdown is compressed for clients that accept it, and complete', async () => {
    const response = await fetch(`${running?.origin}${baseUrl}docs/zebra`, MARKDOWN)
    expect(await response.text()).toBe(read('docs/zebra.md'))
  })

  test.each(['text/markdown', '*/*'])('other files are the same for %s', async (accept) => {
    const [script = ''] = /assets\/js\/[^"]+/.exec(read('index.html')) ?? []
    for (const file of ['docs/zebra.md', 'llms.txt', 'sitemap.xml', script]) {
      const {status, text} = await get(file, {headers: {accept}})
      expect([status, text]).toEqual([200, read(file)])
    }
    const {headers} = await get('docs/zebra.md', {headers: {accept}})
    expect(headers['content-type']?.toLowerCase()).toBe('text/markdown; charset=utf-8')
  })

  test.each(['none', 'docs/none/', 'none.md', 'docs/zebra/none', 'docs/zebra.md/'])(
    'sends the error page for /%s',
    async (url) => {
      for (const accept of ['text/markdown', '*/*']) {
        const {status, headers, text} = await get(url, {headers: {accept}})
        expect([status, text]).toEqual([404, read('404.html')])
        expect(headers['content-type']?.toLowerCase()).toBe('text/html; charset=utf-8')
      }
    }
  )

  test('sends no Markdown for other methods', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const {headers, text} = await getRaw('docs/zebra', {...MARKDOWN, method})
      expect(headers['content-type'] ?? '').not.toMatch(/markdown/)
      expect(text).not.toBe(read('docs/zebra.md'))
    }
  })

  test.each(HOSTILE_PATHS)('the path %s doesn’t refer to other files or hosts', async (url) => {
    const {status, headers, text} = await requestRaw(running?.origin ?? '', url, MARKDOWN)
    expect(status).toBeLessThan(500)
    expect(text).not.toContain(SECRET)
    for (const name of ['location', 'content-location'] as const)
      expect(headers[name] ?? '').not.toMatch(/^\s*(?:[/\\]{2}|\w+:\/\/(?!127\.0\.0\.1))/)
  })
}

/** Expects a page in one of its two formats, with the headers that caches need. */
function expectPage({status, headers}: Received, isMarkdown: boolean): void {
  expect(status).toBe(200)
  expect(headers['content-type']?.toLowerCase()).toBe(
    `text/${isMarkdown ? 'markdown' : 'html'}; charset=utf-8`
  )
  expect(headers.vary).toMatch(ACCEPT)
  expect(headers['cache-control']).toMatch(/no-cache|max-age=0/)
}
