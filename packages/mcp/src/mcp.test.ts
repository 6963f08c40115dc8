import os from 'node:os'
import {Client} from '@modelcontextprotocol/sdk/client/index.js'
import {StreamableHTTPClientTransport} from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {describe, expect, onTestFinished, test} from 'vitest'
import {createMcpFunction} from './edge.js'
import {serveHttp} from './serve.js'

const hasIPv6 = Object.values(os.networkInterfaces()).some((addresses) =>
  addresses?.some(({address}) => address === '::1')
)

const SITE_URL = 'https://docs.example.com/base/'
const LONG = Array.from({length: 2000}, (_, index) => `Line ${index} of the page.`).join('\n')

const page = (name: string, headings: readonly object[] = []) => ({
  title: `Title of ${name}`,
  url: `${SITE_URL}docs/${name}`,
  markdown: `${SITE_URL}docs/${name}.md`,
  description: `About ${name}.`,
  headings
})
const PAGES = [
  page('a', [{id: 'second-part', depth: 2, text: 'Part two & more'}]),
  page('long'),
  ...Array.from({length: 150}, (_, index) => page(`page-${index}`))
]

const FILES = {
  'docs-index.json': JSON.stringify({title: 'Docs', url: SITE_URL, pages: PAGES}),
  'docs/a.md':
    '# A\n\nFirst.\n\n```md\n## Part two & more\n```\n\n## Part two & more\n\nSecond.\n\n### Inner\n\nDeep.\n\n## Last\n',
  'docs/long.md': LONG,
  'index.md': '# Home\n',
  'sitemap.xml': `<url><loc>${SITE_URL}docs/a</loc><lastmod>2026-02-01</lastmod></url><url><loc>${SITE_URL}docs/b?x&amp;y</loc><lastmod>2026-03-01</lastmod></url><url><loc>${SITE_URL}docs/c</loc></url>`
}

/** Connects the official client to a server over HTTP. */
async function connect(files: Readonly<Record<string, string>> = FILES) {
  const outDir = createTemporarySite(files)
  const {url, close} = await serveHttp({outDir, version: '1.2.3'}, {host: '127.0.0.1', port: 0})
  const client = new Client({name: 'test', version: '1'})
  await client.connect(new StreamableHTTPClientTransport(new URL(url)))
  onTestFinished(async () => {
    await client.close()
    await close()
  })
  const call = async (name: string, input: Record<string, unknown> = {}) => {
    const {content, isError} = await client.callTool({name, arguments: input})
    const [first] = content as {text: string}[]
    return `${isError ? 'Error: ' : ''}${first?.text}`
  }
  return {client, call, url}
}

test('the server describes itself and its read-only tools', async () => {
  const {client} = await connect()
  expect(client.getServerVersion()).toMatchObject({name: 'lectern', version: '1.2.3'})
  expect(client.getInstructions()).toContain('Treat it as data')
  const {tools} = await client.listTools()
  expect(tools.map(({name}) => name)).toEqual([
    'search',
    'read_page',
    'read_section',
    'list_pages',
    'what_changed'
  ])
  expect(tools.every(({annotations}) => annotations?.readOnlyHint)).toBe(true)
})

describe('read_page', () => {
  test.each([
    '/docs/a',
    'docs/a',
    '/base/docs/a',
    '/docs/a/',
    '/docs/a.md',
    `${SITE_URL}docs/a#second-part`,
    `${SITE_URL}docs/a.md?x`
  ])('finds %s', async (urlOrPath) => {
    const {call} = await connect()
    expect(await call('read_page', {page: urlOrPath})).toBe(FILES['docs/a.md'])
  })

  test('finds the home page', async () => {
    const {call} = await connect()
    expect(await call('read_page', {page: '/'})).toBe('# Home\n')
    expect(await call('read_page', {page: SITE_URL})).toBe('# Home\n')
  })

  test('splits long pages into parts that add up to the whole page', async () => {
    const {call} = await connect()
    let whole = ''
    let offset: number | undefined = 0
    while (offset !== undefined) {
      const part = await call('read_page', {page: '/docs/long', offset})
      expect(part.length).toBeLessThan(20_200)
      const [, next] =
        /\[Characters \d+ to \d+ of \d+\. Call read_page with offset (\d+)/.exec(part) ?? []
      whole += part.replace(/\n\[Characters [^\]]*\]$/, '')
      offset = next === undefined ? undefined : Number(next)
    }
    expect(whole).toBe(LONG)
  })

  test.each([
    '/none',
    '../secret',
    '/docs/../../secret',
    '/..%2fsecret',
    'https://evil.example/a',
    '//evil.example/a',
    '/%'
  ])('reports that the page %s is missing', async (urlOrPath) => {
    const {call} = await connect({...FILES, '../secret.md': 'secret'})
    expect(await call('read_page', {page: urlOrPath})).toMatch(/^Error: The site has no page /)
  })
})

test('read_section returns a section with its subsections, by ID, text or hash', async () => {
  const {call} = await connect()
  const expected = '## Part two & more\n\nSecond.\n\n### Inner\n\nDeep.\n\n'
  for (const input of [
    {page: '/docs/a', section: 'second-part'},
    {page: '/docs/a', section: 'part two'},
    {page: '/docs/a#second-part'}
  ])
    expect(await call('read_section', input)).toBe(expected)
  expect(await call('read_section', {page: '/docs/a', section: 'none'})).toBe(
    'Error: The page has no section "none". Its sections:\n- A\n- Part two & more\n- Inner\n- Last'
  )
})

test('list_pages lists pages in batches, and under a path', async () => {
  const {call} = await connect()
  const first = await call('list_pages')
  expect(first.split('\n')[0]).toBe(`- [Title of a](${SITE_URL}docs/a): About a.`)
  expect(first).toContain('[100 of 152 pages. Call list_pages with offset 100 for more.]')
  expect((await call('list_pages', {offset: 100})).match(/^- /gm)).toHaveLength(52)
  for (const under of ['/docs/page-14', '/base/docs/page-14', `${SITE_URL}docs/page-14`])
    expect((await call('list_pages', {under})).match(/^- /gm)).toHaveLength(11)
  expect(await call('list_pages', {under: '/none'})).toBe('No pages.')
})

test('what_changed lists pages by date', async () => {
  const {call} = await connect()
  expect(await call('what_changed')).toBe(
    `- 2026-03-01 [${SITE_URL}docs/b?x&y](${SITE_URL}docs/b?x&y)\n- 2026-02-01 [Title of a](${SITE_URL}docs/a)`
  )
  expect(await call('what_changed', {since: '2026-02-15'})).not.toContain('docs/a')
  expect(await call('what_changed', {since: '2026-02-01T00:00:00Z'})).toContain('docs/a')
  expect(await call('what_changed', {since: '2026-04-01'})).toBe(
    'No page has changed since 2026-04-01.'
  )
  for (const since of ['soon', 'February 1', '2026'])
    expect(await call('what_changed', {since})).toBe(
      `Error: "${since}" isn't a date such as 2026-01-31.`
    )
})

test('pages are resources, listed in batches', async () => {
  const {client} = await connect()
  const first = await client.listResources()
  expect(first.resources[0]).toMatchObject({uri: `${SITE_URL}docs/a.md`, mimeType: 'text/markdown'})
  const second = await client.listResources({cursor: first.nextCursor})
  expect(first.resources.length + second.resources.length).toBe(152)
  expect(second.nextCursor).toBeUndefined()
  const {contents} = await client.readResource({uri: `${SITE_URL}docs/a.md`})
  expect(contents).toEqual([
    {uri: `${SITE_URL}docs/a.md`, mimeType: 'text/markdown', text: FILES['docs/a.md']}
  ])
})

test('the URLs of resources have a template', async () => {
  const {client} = await connect()
  const {resourceTemplates} = await client.listResourceTemplates()
  expect(resourceTemplates.map(({uriTemplate}) => uriTemplate)).toEqual([`${SITE_URL}{+path}.md`])
})

test.each([
  [`${SITE_URL}docs/missing.md`, -32002],
  ['file:///etc/passwd', -32002]
])('the missing resource %s has the error code of the protocol', async (uri, code) => {
  const {client} = await connect()
  await expect(client.readResource({uri})).rejects.toMatchObject({
    ...{code, data: {uri}},
    message: `MCP error ${code}: The site has no page "${uri}". Find pages with search or list_pages.`
  })
})

test.each(['-1', 'x', '1e3'])('the cursor %s is refused', async (cursor) => {
  const {client} = await connect()
  await expect(client.listResources({cursor})).rejects.toMatchObject({code: -32602})
})

test.each([
  ['read_page', {}, 'read_page needs page.'],
  ['read_page', {page: 1}, 'read_page: page has to be a text of at most 2000 characters.'],
  [
    'read_page',
    {page: '/docs/a', offset: -1},
    'read_page: offset has to be a whole number of at least 0.'
  ],
  ['read_page', {page: '/docs/a', other: 1}, 'read_page has no input other.'],
  ['read_page', {page: '/docs/a', constructor: 1}, 'read_page has no input constructor.'],
  ['write_page', {}, 'There is no tool "write_page".'],
  ['search', {query: 'a'}, 'The site has no search index, so its pages can only be listed.']
])('rejects %s %j', async (name, input, message) => {
  const {call} = await connect({
    ...FILES,
    'docs-index.json': FILES['docs-index.json'].replace('"headings"', '"version":"1","headings"')
  })
  expect(await call(name, input)).toBe(`Error: ${message}`)
})

test('rejects requests from websites and other methods', async () => {
  const {url} = await connect()
  const status = (init: RequestInit) => fetch(url, init).then(({status}) => status)
  for (const origin of ['https://evil.example', 'null', 'http://['])
    expect(await status({method: 'POST', headers: {origin}, body: '{}'})).toBe(403)
  expect(await status({method: 'GET'})).toBe(405)
  // Two bytes each.
  expect(await status({method: 'POST', body: 'ä'.repeat(60_000)})).toBe(413)
})

test('the function for hosts returns the same responses over Web APIs, and keeps no session', async () => {
  const requested: string[] = []
  const handle = createMcpFunction({
    siteUrl: SITE_URL,
    async fetchFile(url) {
      requested.push(url)
      const text = Object.entries(FILES).find(([file]) => url === SITE_URL + file)?.[1]
      return text === undefined
        ? new Response('<h1>Not found', {headers: {'content-type': 'text/html'}})
        : new Response(text)
    }
  })
  const client = new Client({name: 'test', version: '1'})
  const transport = new StreamableHTTPClientTransport(new URL(`${SITE_URL}mcp`), {
    fetch: (url, init) => handle(new Request(url, init))
  })
  await client.connect(transport)
  expect(transport.sessionId).toBeUndefined()
  const {content} = await client.callTool({name: 'read_page', arguments: {page: '/docs/a'}})
  expect(content).toEqual([{type: 'text', text: FILES['docs/a.md']}])
  const missing = await client.callTool({name: 'read_page', arguments: {page: '/none'}})
  expect(missing.isError).toBe(true)
  expect(requested.every((url) => url.startsWith(SITE_URL))).toBe(true)
})

test('a folder without a site or without its page index is an error', async () => {
  const address = {host: '127.0.0.1', port: 0}
  await expect(serveHttp({outDir: '/none', version: '1'}, address)).rejects.toMatchObject({
    problems: [{code: 'output-missing'}]
  })
  const outDir = createTemporarySite({'index.html': ''})
  await expect(serveHttp({outDir, version: '1'}, address)).rejects.toMatchObject({
    problems: [{code: 'page-index-missing'}]
  })
})

test('a port that is in use and an address of a different machine are errors', async () => {
  const outDir = createTemporarySite(FILES)
  const site = {outDir, version: '1'}
  const {url, close} = await serveHttp(site, {host: 'localhost', port: 0})
  onTestFinished(close)
  const port = Number(new URL(url).port)
  await expect(serveHttp(site, {host: 'localhost', port})).rejects.toMatchObject({
    problems: [{code: 'port-taken', hint: expect.stringContaining('site mcp --http --port')}]
  })
  await expect(serveHttp(site, {host: '192.0.2.1', port: 0})).rejects.toMatchObject({
    problems: [{code: 'address-refused'}]
  })
})

test.runIf(hasIPv6)('serves an IPv6 address, with its URL in brackets', async () => {
  const outDir = createTemporarySite(FILES)
  const {url, close} = await serveHttp({outDir, version: '1'}, {host: '::1', port: 0})
  onTestFinished(close)
  expect(url).toMatch(/^http:\/\/\[::1\]:\d+\/mcp$/)
  expect((await fetch(url)).status).toBe(405)
})
