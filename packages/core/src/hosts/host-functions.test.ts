import http from 'node:http'
import fs from 'node:fs'
import path from 'node:path'
import {pathToFileURL} from 'node:url'
import {ACCEPT_CASES} from '@lectern/testing/accept-cases'
import {createSiteConfig} from '@lectern/testing/create-site-config'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {describe, expect, onTestFinished, test, vi} from 'vitest'
import type {HostedSite, HostFile} from './host.js'
import {
  cloudflareRoutes,
  cloudflareWorker,
  netlifyFunction,
  nodeMiddleware,
  vercelMiddleware
} from './host-functions.js'

const SITE: HostedSite = {
  siteConfig: createSiteConfig({baseUrl: '/base/'}),
  baseUrls: ['/base/', '/base/fr/'],
  redirects: [],
  hiddenFiles: [],
  hasMarkdown: true
}

/** Loads a generated function as its host does. */
async function load(file: HostFile): Promise<Record<string, unknown>> {
  const folder = createTemporarySite({'function.mjs': file.write(SITE) ?? ''})
  return import(pathToFileURL(path.join(folder, 'function.mjs')).href)
}

const PAGES: Readonly<Record<string, readonly [type: string, text: string]>> = {
  '/base/': ['text/html; charset=utf-8', 'home'],
  '/base/index.md': ['text/markdown', '# Home'],
  '/base/docs/a': ['text/html; charset=utf-8', 'page'],
  '/base/docs/a/': ['text/html; charset=utf-8', 'page'],
  '/base/docs/a.md': ['application/octet-stream', '# A'],
  '/base/plain': ['text/html; charset=utf-8', 'plain'],
  '/base/logo.svg': ['image/svg+xml', '<svg/>']
}

/** Simulates a static host that responds to unknown paths with an HTML page, as some do. */
async function serveFile(requested: Request | URL | string): Promise<Response> {
  const {pathname, host} = new URL(requested instanceof Request ? requested.url : requested)
  expect(host).toBe('docs.example.com')
  if (pathname === '/base/docs/old')
    return new Response(null, {status: 308, headers: {location: '/base/docs/a'}})
  const {headers: sent} = requested instanceof Request ? requested : new Request(requested)
  if (sent.get('if-none-match') === '"a"' && sent.get('cookie') === null)
    return new Response(null, {status: 304})
  const [type, text] = PAGES[pathname] ?? ['text/html', 'not found']
  const headers = {'content-type': type, 'x-own': 'kept', 'content-length': '99'}
  return new Response(text, {headers})
}

type Handle = (request: Request) => Promise<Response>

const HOSTS: Readonly<Record<string, () => Promise<Handle>>> = {
  async netlify() {
    const handle = (await load(netlifyFunction)).default as (
      request: Request,
      context: {next(): Promise<Response>}
    ) => Promise<Response>
    return (request) => handle(request, {next: () => serveFile(request)})
  },
  async vercel() {
    const handle = (await load(vercelMiddleware)).default as Handle
    return async (request) => {
      const response = await handle(request)
      if (response.headers.get('x-middleware-next') === null) return response
      const page = await serveFile(request)
      const vary = response.headers.get('vary') ?? ''
      page.headers.append('vary', vary)
      return page
    }
  },
  async cloudflare() {
    const worker = (await load(cloudflareWorker)).default as {
      fetch(request: Request, env: {ASSETS: {fetch: typeof serveFile}}): Promise<Response>
    }
    return (request) => worker.fetch(request, {ASSETS: {fetch: serveFile}})
  }
}

describe.each(Object.keys(HOSTS))('the function for %s', (name) => {
  let handle: Handle | undefined
  const ask = async (url: string, init: RequestInit = {}) => {
    // Edge functions request files of their own site.
    vi.stubGlobal('fetch', serveFile)
    onTestFinished(() => void vi.unstubAllGlobals())
    handle ??= await HOSTS[name]?.()
    if (!handle) throw new Error(`No host ${name}.`)
    return handle(new Request(`https://docs.example.com${url}`, init))
  }

  test.each(ACCEPT_CASES)(
    'for the Accept header %j, sends Markdown: %s',
    async (accept, isMarkdown) => {
      for (const [page, html, markdown] of [
        ['/base/', 'home', '# Home'],
        ['/base/docs/a', 'page', '# A'],
        ['/base/docs/a/?b=c', 'page', '# A']
      ] as const) {
        const response = await ask(page, {headers: {accept}})
        expect(await response.text()).toBe(isMarkdown ? markdown : html)
        expect(response.headers.get('content-type')).toBe(
          isMarkdown ? 'text/markdown; charset=utf-8' : 'text/html; charset=utf-8'
        )
        expect(response.headers.get('vary')).toBe('Accept')
        expect(response.headers.get('x-own')).toBe('kept')
      }
    }
  )

  test('HEAD requests get the headers of Markdown without a body', async () => {
    const response = await ask('/base/docs/a', {
      method: 'HEAD',
      headers: {accept: 'text/markdown'}
    })
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
    expect(response.headers.get('content-location')).toBe('/base/docs/a.md')
    expect(response.body).toBeNull()
  })

  test('requests the file with the conditions of the request, without cookies', async () => {
    const headers = {accept: 'text/markdown', 'if-none-match': '"a"', cookie: 'b=c'}
    const response = await ask('/base/docs/a', {headers})
    expect([response.status, response.body]).toEqual([304, null])
    expect(response.headers.get('vary')).toBe('Accept')
    expect(response.headers.get('content-location')).toBe('/base/docs/a.md')
  })

  test('redirects of pages vary', async () => {
    const response = await ask('/base/docs/old')
    expect([response.status, response.headers.get('vary')]).toEqual([308, 'Accept'])
  })

  test.each([
    ['/base/plain', {}, 'plain'],
    ['/base/logo.svg', {}, '<svg/>'],
    ['/base/docs/a', {method: 'POST'}, 'page'],
    ['//evil.example/a', {}, 'not found']
  ])('passes %s %j through', async (url, init, body) => {
    const response = await ask(url, {headers: {accept: 'text/markdown'}, ...init})
    expect(await response.text()).toBe(body)
  })
})

test('runs for pages only', async () => {
  const netlify = await load(netlifyFunction)
  expect(netlify.config).toEqual({
    path: ['/base', '/base/*', '/base/fr', '/base/fr/*'],
    excludedPath: ['/base/assets/*', '/base/fr/assets/*', '/*.md'],
    onError: 'bypass'
  })
  const {matcher} = (await load(vercelMiddleware)).config as {matcher: string[]}
  const matches = (url: string) => matcher.some((one) => new RegExp(`^${one}$`).test(url))
  expect(
    ['/base', '/base/', '/base/a', '/base/assets/js/a.js', '/base/a.md', '/other'].map(matches)
  ).toEqual([true, true, true, false, false, false])
  expect(JSON.parse(cloudflareRoutes.write(SITE) ?? '')).toEqual({
    version: 1,
    include: ['/base', '/base/*', '/base/fr', '/base/fr/*'],
    exclude: ['/base/assets/*', '/base/fr/assets/*', '/*.md']
  })
})

test('keeps a site’s own function and adds none to sites without Markdown', () => {
  for (const file of [netlifyFunction, vercelMiddleware, cloudflareWorker, nodeMiddleware]) {
    expect(file.write(SITE, 'own')).toBe('own')
    expect(file.write({...SITE, hasMarkdown: false})).toBeUndefined()
  }
})

/** The generated module. */
interface NodeMiddleware {
  markdown(
    folder: string
  ): (request: http.IncomingMessage, response: http.ServerResponse, next: () => void) => void
}

interface AskOptions {
  method?: string
  headers?: Readonly<Record<string, string>>
}

describe('the middleware for Node', () => {
  let middleware: NodeMiddleware | undefined
  /** @param mount - Base URL that the server removes from URLs, as Express does. */
  const start = async (mount = '') => {
    middleware ??= (await load(nodeMiddleware)) as unknown as NodeMiddleware
    const folder = createTemporarySite({'site/a.md': '# A', 'site/index.md': '# Home'})
    fs.writeFileSync(path.join(folder, 'secret.md'), 'secret')
    const handle = middleware.markdown(path.join(folder, 'site'))
    const server = http.createServer((request, response) => {
      const originalUrl = request.url ?? ''
      const url = originalUrl.slice(mount.length)
      handle(Object.assign(request, {originalUrl, url}), response, () => response.end('page'))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : undefined
    return (urlPath: string, accept: string, {method = 'GET', ...more}: AskOptions = {}) =>
      new Promise<{status?: number; headers: http.IncomingHttpHeaders; body: string}>(
        (resolve, reject) => {
          const headers = {accept, ...more.headers}
          const options = {host: '127.0.0.1', port, path: urlPath, method, headers}
          http
            .request(options, async (response) => {
              let body = ''
              for await (const part of response.setEncoding('utf8')) body += part
              resolve({status: response.statusCode, headers: response.headers, body})
            })
            .on('error', reject)
            .end()
        }
      )
  }

  test.each(ACCEPT_CASES)(
    'for the Accept header %j, sends Markdown: %s',
    async (accept, isMarkdown) => {
      const ask = await start()
      for (const [url, text] of [
        ['/', '# Home'],
        ['/a', '# A'],
        ['/a/?b', '# A']
      ] as const) {
        const {headers, body} = await ask(url, accept)
        expect(body).toBe(isMarkdown ? text : 'page')
        expect(headers.vary).toBe('Accept')
      }
    }
  )

  test.each(['/../secret', '/%2e%2e/secret', '/..%5csecret', '//secret', '/%', '/a%00', '/none'])(
    'passes %s through',
    async (url) => {
      const ask = await start()
      expect((await ask(url, 'text/markdown')).body).toBe('page')
    }
  )

  test('sends no body for HEAD requests', async () => {
    const ask = await start()
    const {headers, body} = await ask('/a', 'text/markdown', {method: 'HEAD'})
    expect([headers['content-type'], headers['content-length'], body]).toEqual([
      'text/markdown; charset=utf-8',
      '3',
      ''
    ])
  })

  test.each(['', '/base'])('finds pages below the base URL, mounted at %j', async (mount) => {
    const ask = await start(mount)
    for (const [url, text, location] of [
      ['/base/', '# Home', '/base/index.md'],
      ['/base/a', '# A', '/base/a.md'],
      ['/base/a/?b', '# A', '/base/a.md']
    ] as const) {
      const {headers, body} = await ask(url, 'text/markdown')
      expect([body, headers['content-location']]).toEqual([text, location])
    }
  })

  test('a current copy is enough', async () => {
    const ask = await start()
    const {etag = '', 'last-modified': date = ''} = (await ask('/a', 'text/markdown')).headers
    for (const [headers, status] of [
      [{'if-none-match': `"x", ${etag}`}, 304],
      [{'if-none-match': '*'}, 304],
      [{'if-none-match': '"x"', 'if-modified-since': date}, 200],
      [{'if-modified-since': date}, 304],
      [{'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT'}, 200],
      [{'if-modified-since': 'yesterday'}, 200]
    ] as const) {
      const received = await ask('/a', 'text/markdown', {headers})
      expect([received.status, received.body]).toEqual([status, status === 304 ? '' : '# A'])
      expect([received.headers.etag, received.headers.vary]).toEqual([etag, 'Accept'])
    }
  })
})
