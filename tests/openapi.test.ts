import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {beforeAll, describe, expect, test} from 'vitest'
import {buildFixture, buildSite, copyFixture, runSite, type SiteBuild} from './build-site.js'
import {startDevServer} from './dev-server.js'
import {hashTree} from './hash-tree.js'

let site: SiteBuild

beforeAll(async () => {
  site = await buildFixture('openapi')
  expect(site.stderr).toBe('')
})

const page = (file: string) => site.read(`${file}/index.html`)

describe('a page per operation', () => {
  test('shows the address, parameters with links, and samples', () => {
    const html = page('api/list-birds')
    expect(html).toContain('<div class="theme-api-field" id="query-limit">')
    expect(html).toContain('href="#query-limit"')
    expect(html).toContain('Number of birds per murmuration.')
    expect(html).toContain('3 more values')
    expect(html).toContain('curl --request GET')
    expect(html).toContain('birds::list()')
    expect(html).toContain('data-tabs-group="code-language"')
    expect(html).toContain('https://eu.example.com')
    expect(html).toMatch(/href="\/base\/assets\/css\/feature-components-/)
  })

  test('shows a schema from a different file', () => {
    const html = page('api/create-bird')
    expect(html).toContain('Number of the ring.')
    expect(html).toContain('This operation is deprecated.')
  })

  test('exists for operations without an ID, for webhooks and for older versions', () => {
    expect(page('api/get-birds-id')).toContain('id="path-id"')
    expect(page('api/webhooks/post-bird-seen')).toContain('A bird was seen')
    expect(page('api/v1/list-birds')).toContain('https://old.example.com/v1')
  })

  test('is removed by an overlay', () => {
    expect(existsSync(path.join(site.outDir, 'api/internal'))).toBe(false)
  })
})

describe('a page per schema', () => {
  test('shows alternatives and links to schemas that contain themselves', () => {
    const html = page('api/schemas/bird')
    expect(html).toContain('One of these')
    expect(html).toContain('kind = song')
    expect(html).toContain('href="#schema"')
    expect(html).toMatch(/<details class="openapi-more"><summary>Fields of Call<\/summary>/)
  })
})

test('one page per tag, or one for all, contains every operation', () => {
  for (const html of [page('by-tag/birds'), page('one-page')]) {
    expect(html).toContain('id="operation-list-birds"')
    expect(html).toContain('id="operation-create-bird"')
    expect(html).toContain('id="operation-get-birds-id--path-id"')
  }
})

test.each([
  'api',
  'api/list-birds',
  'api/get-birds-id',
  'api/schemas/bird',
  'one-page',
  'by-tag/birds'
])('hostile text on %s is shown as text', (file) => {
  const html = page(file)
  expect(html).not.toMatch(/<script>alert|<iframe|<img src=x|href="javascript/)
  expect(html).toContain('&lt;script&gt;')
})

test('operations are in the search index, as Markdown, and as JSON', () => {
  const markdown = site.read('api/list-birds.md')
  expect(markdown).toContain('`GET https://eu.example.com/birds`')
  expect(markdown).toContain('- `limit` `integer')
  expect(site.read('llms.txt')).toContain('/base/api/list-birds.md')
  const api = JSON.parse(site.read('api/openapi.json')) as {paths: object}
  expect(Object.keys(api.paths)).toEqual(['/birds', '/birds/{id}'])
})

describe('an operation in a Markdown page', () => {
  test('is the content of its page, below the page’s headings', () => {
    const html = page('docs')
    expect(html).toContain('<span class="openapi-method openapi-method--post">POST</span>')
    expect(html).toContain('This operation is deprecated.')
    expect(html).toMatch(/<h3 class="anchor" id="operation-create-bird--responses">/)
    expect(html).toContain('href="#operation-create-bird--body.ring"')
    expect(html).toContain('id="operation-create-bird--body.ring"')
    expect(html).toContain('<a href="/base/api/create-bird">API reference: createBird</a>')
    expect(html).toMatch(/href="\/base\/assets\/css\/feature-embeds-/)
    expect(page('api')).not.toContain('feature-embeds')
  })

  test('differs from other parts and from the same part in an imported file', () => {
    for (const html of [page('docs'), page('docs/live')]) {
      const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
      expect(ids.filter((id) => id?.startsWith('operation-create-bird')).length).toBeGreaterThan(1)
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    }
    expect(page('docs/live')).toMatch(/id="operation-create-bird-[\da-f]{6}--body.ring"/)
  })

  test('is a link in a sentence', () => {
    expect(page('docs')).toContain('href="/base/api/schemas/bird"')
    expect(page('docs/live')).toContain('href="/base/by-tag/birds#operation-list-birds"')
  })

  test('is text in the Markdown copy', () => {
    const markdown = site.read('docs.md')
    expect(markdown).toContain('`POST https://eu.example.com/birds`')
    expect(markdown).toContain('### Responses')
    expect(markdown).toContain(
      '[API reference: createBird](https://api.example.com/base/api/create-bird)'
    )
    expect(markdown).not.toContain('::operation')
  })
})

test('pages have no modules of their own content', () => {
  expect(page('api/list-birds')).not.toContain('data-live-content')
})

test('site check compares generated pages with the build', async () => {
  const {stdout} = await runSite(['check'], site.siteDir)
  expect(stdout).not.toContain('output-stale')
})

test('a change to the description updates pages that show it, as a cold build would', async () => {
  const file = path.join(site.siteDir, 'api/parts/new-bird.yaml')
  const text = readFileSync(file, 'utf8')
  expect(text).toContain('Number of the ring.')
  writeFileSync(file, text.replace('Number of the ring.', 'Number on the ring.'))
  const warm = await buildSite(site.siteDir)
  expect(warm.read('docs/index.html')).toContain('Number on the ring.')
  expect(warm.read('docs/live/index.html')).toContain('Number on the ring.')
  const before = hashTree(warm.outDir)
  rmSync(path.join(site.siteDir, '.site'), {recursive: true})
  const cold = await buildSite(site.siteDir)
  expect(hashTree(cold.outDir)).toEqual(before)
})

test('labels are translated in the file that site write-translations writes', async () => {
  const siteDir = copyFixture('openapi')
  const config = path.join(siteDir, 'site.config.mjs')
  const i18n = "i18n: {defaultLocale: 'en', locales: ['en', 'de']},"
  const text = readFileSync(config, 'utf8')
  writeFileSync(config, text.replace("title: 'API',", `title: 'API',\n  ${i18n}`))
  const {stdout} = await runSite(['write-translations', '--locale', 'de'], siteDir)
  expect(stdout).toMatch(/^i18n\/de\/openapi-tags\/labels\.json: \d+ strings, \d+ new$/m)
  const file = path.join(siteDir, 'i18n/de/openapi/labels.json')
  const labels = JSON.parse(readFileSync(file, 'utf8'))
  expect(labels.usedBy).toEqual({
    message: 'Used by',
    description: 'Title of the list of operations that use a schema'
  })
  labels.responses.message = 'Antworten'
  writeFileSync(file, JSON.stringify(labels))
  const {read, stderr} = await buildSite(siteDir)
  expect(stderr).toBe('')
  expect(read('de/api/list-birds/index.html')).toContain('id="responses">Antworten<')
  expect(read('de/by-tag/birds/index.html')).not.toContain('Antworten')
  expect(read('api/list-birds/index.html')).toContain('id="responses">Responses<')
})

test('site start updates pages that show a changed operation', async () => {
  const server = await startDevServer({fixture: 'openapi'})
  try {
    const shows = async (url: string, words: string) =>
      (await (await fetch(server.origin + url)).text()).includes(words)
    for (const url of ['/base/docs', '/base/docs/live'])
      expect(await shows(url, 'Number of the ring.')).toBe(true)
    server.edit('api/parts/new-bird.yaml', 'Number of', 'Number on')
    for (const url of ['/base/docs', '/base/docs/live'])
      await expect.poll(() => shows(url, 'Number on the ring.'), {timeout: 20_000}).toBe(true)
    server.edit('docs/index.md', 'id="createBird"', 'id="createBirds"')
    // Pages are compiled when they're requested.
    await fetch(`${server.origin}/base/docs`)
    await expect.poll(server.output, {timeout: 20_000}).toContain('Did you mean `createBird`?')
  } finally {
    await server.stop()
  }
})
