import {once} from 'node:events'
import {readFileSync} from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import {Readable} from 'node:stream'
import {EdgeVM} from '@edge-runtime/vm'
import esbuild from 'esbuild'
import {pathToRegexp} from 'path-to-regexp6'
import type {EmulatedHost} from './emulated-host.js'
import {type Found, startStaticServer} from './static-server.js'

/**
 * Runs the middleware in Vercel's edge runtime, and serves files as Vercel does with `cleanUrls`:
 * pages at one form of their URL, with redirects from the other forms.
 */
export const vercelHost: EmulatedHost = {
  name: 'vercel',
  async start({root, baseUrl, trailingSlash}) {
    const files = await startStaticServer(root, {
      find: (pathname, isFile) => findFile(pathname, isFile, trailingSlash),
      redirectStatus: 308,
      headers: {'cache-control': 'public, max-age=0, must-revalidate'}
    })
    const middleware = await loadMiddleware(path.join(root, baseUrl, 'middleware.js'))
    const server = http.createServer((request, response) => {
      answer(request, {middleware, files: files.origin}).then(
        (found) => send(found, response),
        (error: unknown) => response.writeHead(500).end(String(error))
      )
    })
    server.keepAliveTimeout = 0
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    return {
      origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
      async stop() {
        server.closeAllConnections()
        server.close()
        await files.stop()
      }
    }
  }
}

interface Middleware {
  matches(pathname: string): boolean
  handle(url: string, init: RequestInit): Promise<Response>
}

async function loadMiddleware(file: string): Promise<Middleware> {
  const source = readFileSync(file, 'utf8')
  const {code} = await esbuild.transform(source, {format: 'iife', globalName: 'middleware'})
  const vm = new EdgeVM()
  vm.evaluate(
    `${code}\naddEventListener('fetch', (event) => event.respondWith(middleware.default(event.request)))`
  )
  const matchers = vm.evaluate<readonly string[]>('middleware.config.matcher')
  const patterns = matchers.map((matcher) => pathToRegexp(matcher))
  return {
    matches: (pathname) => patterns.some((pattern) => pattern.test(pathname)),
    handle: (url, init) => vm.dispatchFetch(url, init)
  }
}

/** Runs the middleware, and continues with the static file if the middleware says so. */
async function answer(
  {url = '/', method = 'GET', headers: sent}: http.IncomingMessage,
  {middleware, files}: {middleware: Middleware; files: string}
): Promise<Response> {
  const headers = new Headers()
  for (const [name, value] of Object.entries(sent))
    if (name !== 'connection') headers.set(name, String(value))
  const next = () => fetch(files + url, {method, headers, redirect: 'manual'})
  const requested = `http://${sent.host}${url}`
  if (!middleware.matches(new URL(requested).pathname)) return next()
  const response = await middleware.handle(requested, {method, headers})
  if (response.headers.get('x-middleware-next') === null) return response
  const page = await next()
  const combined = new Headers(page.headers)
  for (const [name, value] of response.headers)
    if (name !== 'x-middleware-next') combined.append(name, value)
  return new Response(page.body, {status: page.status, headers: combined})
}

function send(found: Response, response: http.ServerResponse): void {
  // The body has already been decoded.
  for (const [name, value] of found.headers)
    if (name !== 'content-encoding' && name !== 'content-length') response.setHeader(name, value)
  response.writeHead(found.status)
  if (found.body)
    Readable.fromWeb(found.body as Parameters<typeof Readable.fromWeb>[0]).pipe(response)
  else response.end()
}

function findFile(
  pathname: string,
  isFile: (file: string) => boolean,
  trailingSlash: boolean | undefined
): Found {
  const page = pathname.replace(/(?:\/index\.html|\.html|\/)$/, '')
  if (!pathname.endsWith('.html') && isFile(pathname)) return {file: pathname}
  const file = [`${page}.html`, `${page}/index.html`].find(isFile)
  if (file === undefined) return undefined
  const isSlashed = pathname.endsWith('/')
  const isForm = trailingSlash === undefined || page === '' || isSlashed === trailingSlash
  if (isForm && !pathname.endsWith('.html')) return {file}
  return {redirect: trailingSlash || page === '' ? `${page}/` : page}
}
