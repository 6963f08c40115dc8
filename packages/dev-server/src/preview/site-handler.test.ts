import http from 'node:http'
import fs from 'node:fs'
import path from 'node:path'
import {brotliDecompressSync, gunzipSync} from 'node:zlib'
import {afterEach, expect, onTestFinished, test} from 'vitest'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expectRefusals} from '../fixtures/hostile-requests.js'
import {ACCEPT_CASES} from '@lectern/testing/accept-cases'
import {createSiteHandler} from './site-handler.js'

const LONG = '<p>a page with words</p>\n'.repeat(100)
const FILES = {
  'index.html': 'home',
  '404.html': 'not found',
  'long/index.html': LONG,
  'short.txt': '0123456789',
  'old/index.html': 'moved',
  'assets/js/main-ABC.js': 'code',
  'assets/data/index.json': '{}',
  'assets/search/entry.json': '{}'
}

const errors: unknown[] = []

function onError(error: unknown): void {
  errors.push(error)
}

afterEach(() => expect(errors.splice(0)).toEqual([]))

interface Answer {
  status: number | undefined
  headers: http.IncomingHttpHeaders
  body: Buffer
}

interface Asked {
  method?: string
  headers?: Record<string, string>
}

/** Starts a server. Unlike `fetch`, `request` leaves paths and encodings unchanged. */
async function start(
  files: Readonly<Record<string, string>> = {},
  baseUrl = '/',
  hostFiles?: Parameters<typeof createSiteHandler>[1]
) {
  const outDir = createTemporarySite({...FILES, ...files})
  const server = http.createServer(
    createSiteHandler({outDir, baseUrl, host: 'localhost', onError}, hostFiles)
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const request = (urlPath: string, options: Asked = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const request = http.request({host: '127.0.0.1', port, path: urlPath, ...options})
      request.on('error', reject).on('response', (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          const {statusCode: status, headers} = response
          resolve({status, headers, body: Buffer.concat(chunks)})
        })
      })
      request.end()
    })
  return {outDir, port: port ?? 0, request}
}

test('compresses text if the client supports it, and sends `Vary`', async () => {
  const {request} = await start()
  const brotli = await request('/long/', {headers: {'accept-encoding': 'gzip, br'}})
  expect(brotli.headers).toMatchObject({'content-encoding': 'br', vary: 'Accept-Encoding'})
  expect(brotliDecompressSync(brotli.body).toString()).toBe(LONG)
  const gzip = await request('/long/', {headers: {'accept-encoding': 'gzip'}})
  expect(gunzipSync(gzip.body).toString()).toBe(LONG)
  const plain = await request('/long/')
  expect(plain.headers).toMatchObject({vary: 'Accept-Encoding', 'content-length': `${LONG.length}`})
  expect([plain.headers['content-encoding'], plain.body.toString()]).toEqual([undefined, LONG])
})

test("doesn't compress small files", async () => {
  const {request} = await start()
  const {headers} = await request('/short.txt', {headers: {'accept-encoding': 'br'}})
  expect(headers['content-encoding']).toBeUndefined()
})

test('sends content types with their charset', async () => {
  const {request} = await start()
  const typeOf = async (urlPath: string) => (await request(urlPath)).headers['content-type']
  expect(await typeOf('/')).toBe('text/html; charset=utf-8')
  expect(await typeOf('/assets/js/main-ABC.js')).toBe('text/javascript; charset=utf-8')
  expect(await typeOf('/assets/data/index.json')).toBe('application/json')
})

test('lets browsers cache only files with a hash in their names, for a year', async () => {
  const {request} = await start()
  const keep = async (urlPath: string) => (await request(urlPath)).headers['cache-control']
  expect(await keep('/assets/js/main-ABC.js')).toBe('public, max-age=31536000, immutable')
  for (const urlPath of ['/', '/assets/data/index.json', '/assets/search/entry.json', '/none'])
    expect(await keep(urlPath)).toBe('no-cache')
})

test('doesn’t resend files that the browser has cached', async () => {
  const {outDir, request} = await start()
  const first = await request('/short.txt')
  const {etag = '', 'last-modified': date = ''} = first.headers
  const conditions: Record<string, string>[] = [
    {'if-none-match': `"other", ${etag}`},
    {'if-modified-since': date}
  ]
  for (const headers of conditions) {
    const answer = await request('/short.txt', {headers})
    expect([answer.status, answer.body.length, answer.headers.etag]).toEqual([304, 0, etag])
  }
  fs.writeFileSync(path.join(outDir, 'short.txt'), 'another text')
  const changed = await request('/short.txt', {headers: {'if-none-match': etag}})
  expect([changed.status, changed.body.toString()]).toEqual([200, 'another text'])
})

test.each([
  ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
  ['bytes=7-', 206, '789', 'bytes 7-9/10'],
  ['bytes=-3', 206, '789', 'bytes 7-9/10'],
  ['bytes=5-900', 206, '56789', 'bytes 5-9/10'],
  ['bytes=10-', 416, '', 'bytes */10'],
  ['bytes=1-2,4-5', 200, '0123456789', undefined],
  ['lines=1-2', 200, '0123456789', undefined]
])('responds to the range %s with %i', async (range, status, body, contentRange) => {
  const {request} = await start()
  const answer = await request('/short.txt', {headers: {range}})
  expect([answer.status, answer.body.toString(), answer.headers['content-range']]).toEqual([
    status,
    body,
    contentRange
  ])
})

test('only sends a range of the file version that the client has seen', async () => {
  const {request} = await start()
  const {etag = '', 'last-modified': date = ''} = (await request('/short.txt')).headers
  const statusOf = async (condition: string) =>
    (await request('/short.txt', {headers: {range: 'bytes=0-1', 'if-range': condition}})).status
  expect([await statusOf(date), await statusOf(etag)]).toEqual([206, 200])
})

test('HEAD gets the headers of GET without a body, and other methods are rejected', async () => {
  const {request} = await start()
  const head = await request('/long/', {method: 'HEAD', headers: {'accept-encoding': 'br'}})
  expect([head.status, head.body.length, head.headers['content-encoding']]).toEqual([200, 0, 'br'])
  const length = (await request('/short.txt', {method: 'HEAD'})).headers['content-length']
  expect(length).toBe('10')
  const post = await request('/', {method: 'POST'})
  expect([post.status, post.headers.allow]).toEqual([405, 'GET, HEAD'])
})

test('responds with the site’s 404 page', async () => {
  const {request} = await start()
  const answer = await request('/none', {headers: {range: 'bytes=0-1', 'if-none-match': '*'}})
  expect([answer.status, answer.body.toString()]).toEqual([404, 'not found'])
})

test('redirects the root of the server to the base URL', async () => {
  const {request} = await start({}, '/base/')
  const answers = ['/?a=1', '/base', '/other'].map(async (urlPath) => {
    const {status, headers} = await request(urlPath)
    return [status, headers.location]
  })
  expect(await Promise.all(answers)).toEqual([
    [302, '/base/?a=1'],
    [302, '/base/'],
    [404, undefined]
  ])
})

test('responds with the 404 page in the language of the folder', async () => {
  const {request} = await start({'fr/404.html': 'introuvable', 'fr/a/index.html': ''}, '/base/')
  const bodies = ['/base/fr/none', '/base/fr/a/b/none', '/base/none', '/fr/none'].map(
    async (urlPath) => (await request(urlPath)).body.toString()
  )
  expect(await Promise.all(bodies)).toEqual([
    'introuvable',
    'introuvable',
    'not found',
    'not found'
  ])
})

test('never serves files outside the folder', async () => {
  const {outDir, request} = await start()
  fs.writeFileSync(path.join(path.dirname(outDir), 'secret-beside.txt'), 'secret')
  onTestFinished(() => fs.rmSync(path.join(path.dirname(outDir), 'secret-beside.txt')))
  for (const urlPath of [
    '/../secret-beside.txt',
    '/%2e%2e/secret-beside.txt',
    '/..%2fsecret-beside.txt',
    '/long/%2e%2e%2f..%2fsecret-beside.txt'
  ]) {
    const answer = await request(urlPath)
    expect([answer.status, answer.body.toString()]).toEqual([404, 'not found'])
  }
})

test('follows the redirects of the output and keeps the query', async () => {
  const redirects = '# words\n/old /long/?a=1#part 301!\n/x/* /y/:splat 302\n/z /short.txt 200\n'
  const {request} = await start({_redirects: redirects})
  const locationOf = async (urlPath: string) => {
    const {status, headers} = await request(urlPath)
    return `${status} ${headers.location}`
  }
  expect(await locationOf('/old')).toBe('301 /long/?a=1#part')
  expect(await locationOf('/old/?b=2')).toBe('301 /long/?b=2#part')
  expect(await locationOf('/x/1')).toBe('404 undefined')
  expect(await locationOf('/z')).toBe('404 undefined')
  expect((await request('/_redirects')).status).toBe(404)
})

test('sends the headers of the output, even if they differ from the defaults', async () => {
  const rules = '/*\n  X-Frame-Options: DENY\n/short.txt\n  Cache-Control: no-store\n'
  const {outDir, request} = await start({_headers: rules})
  expect((await request('/short.txt')).headers).toMatchObject({
    'x-frame-options': 'DENY',
    'cache-control': 'no-store'
  })
  fs.writeFileSync(path.join(outDir, '_headers'), '/*\n  X-Frame-Options: SAMEORIGIN\n')
  fs.utimesSync(path.join(outDir, '_headers'), 1, 1)
  expect((await request('/none')).headers['x-frame-options']).toBe('SAMEORIGIN')
})

test('follows the rules in the files of a newly added host', async () => {
  const {request} = await start({'harbor.txt': '/gone -> /long/'}, '/', [
    {
      name: 'harbor.txt',
      previewHeaders: () => [{pattern: '/*', headers: {'x-harbor': 'open'}}],
      previewRedirects: (text) => {
        const [from = '', to = ''] = text.split(' -> ')
        return new Map([[from, {to, status: 308}]])
      }
    }
  ])
  const {status, headers} = await request('/gone')
  expect([status, headers.location, headers['x-harbor']]).toEqual([308, '/long/', 'open'])
})

test('rejects hostile requests, and the server keeps running', async () => {
  const {outDir, port, request} = await start({_headers: '/*\n  X-Owl: hoo\n', 'owl.svg': '<svg/>'})
  fs.symlinkSync('loop', path.join(outDir, 'loop'))
  await expectRefusals(port, {
    fixed: [400, 404, 414],
    random: [200, 301, 302, 400, 404, 405]
  })
  expect((await request('/')).status).toBe(200)
})

test.each([
  ['/%', 400],
  ['/%00', 400],
  [`/${'a'.repeat(9000)}`, 414],
  [`/${'a'.repeat(300)}`, 404],
  ['/index.html/', 404],
  ['/./_headers', 404]
])('responds to %s with %i', async (urlPath, status) => {
  const {request} = await start({_headers: '/*\n  X-Owl: hoo\n'})
  expect((await request(urlPath)).status).toBe(status)
})

test('headers and redirects can contain characters of any language', async () => {
  const {request} = await start({
    _headers: '/*\n  X-Owl: hoo → hoo\n  X-Bell: a\u0007b\n',
    _redirects: '/eule /bäume/🦉 301!\n'
  })
  const home = await request('/')
  expect(Buffer.from(String(home.headers['x-owl']), 'latin1').toString()).toBe('hoo → hoo')
  expect(home.headers).not.toHaveProperty('x-bell')
  expect((await request('/eule')).headers.location).toBe('/b%C3%A4ume/%F0%9F%A6%89')
})

test('a different website can’t read the site through its own hostname', async () => {
  const {request} = await start()
  const {status, body} = await request('/', {headers: {host: 'evil.example'}})
  expect([status, body.toString()]).toEqual([
    403,
    "Requests for evil.example aren't allowed. Start the server with --host to use a different name.\n"
  ])
})

test('reports a server error and responds to the next request', async () => {
  const {request} = await start({'broken.txt': ''}, '/', [
    {
      name: 'broken.txt',
      previewRedirects: () =>
        ({
          get(urlPath: string) {
            if (urlPath === '/a') throw new Error('No wings')
            return undefined
          }
        }) as ReadonlyMap<string, {to: string; status: number}>
    }
  ])
  expect((await request('/a')).status).toBe(500)
  expect(errors.splice(0)).toEqual([new Error('No wings')])
  expect((await request('/')).status).toBe(200)
})

test.each(ACCEPT_CASES)(
  'for the Accept header %j, sends Markdown: %s',
  async (accept, isMarkdown) => {
    const {request} = await start({'long.md': '# Long', 'index.md': '# Home'}, '/base/')
    for (const [page, html, markdown] of [
      ['/base/long', LONG, '# Long'],
      ['/base/', 'home', '# Home']
    ] as const) {
      const {headers, body} = await request(page, {headers: {accept}})
      expect(body.toString()).toBe(isMarkdown ? markdown : html)
      expect(headers['content-type']).toBe(
        isMarkdown ? 'text/markdown; charset=utf-8' : 'text/html; charset=utf-8'
      )
      expect(headers.vary).toMatch(/^Accept\b(?!-)/)
    }
  }
)

test('Markdown has its own URL in its headers, and a HEAD request gets the same headers', async () => {
  const {request} = await start({'a b.html': 'page', 'a b.md': '# A'})
  const accept = {headers: {accept: 'text/markdown'}}
  const {headers} = await request('/a%20b', accept)
  expect(headers['content-location']).toBe('/a%20b.md')
  const head = await request('/a%20b', {method: 'HEAD', ...accept})
  expect({...head.headers, date: ''}).toEqual({...headers, date: ''})
  expect(head.body.toString()).toBe('')
})

test('files and pages without Markdown ignore the Accept header', async () => {
  const {request} = await start()
  for (const [page, body] of [
    ['/long', LONG],
    ['/short.txt', '0123456789']
  ] as const) {
    const answer = await request(page, {headers: {accept: 'text/markdown'}})
    expect(answer.body.toString()).toBe(body)
    expect(answer.headers.vary ?? '').not.toMatch(/Accept\b(?!-)/)
  }
})
