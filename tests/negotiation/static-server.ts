import {once} from 'node:events'
import {existsSync, readFileSync, statSync} from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import {gzipSync} from 'node:zlib'
import {findHeaders, parseHeadersFile} from '@lectern/core/hosts/headers-file'
import {parseRedirectsFile} from '@lectern/core/hosts/redirects-file'
import type {RunningHost} from './emulated-host.js'

/** The file for a path, a redirect to a different path, or nothing. */
export type Found = {file: string} | {redirect: string} | undefined

/** How a host serves static files. */
export interface StaticRules {
  /**
   * Finds the file of a page.
   *
   * @param pathname - Decoded.
   * @param isFile - Returns whether a file of the published folder exists.
   */
  find(pathname: string, isFile: (file: string) => boolean): Found
  /** Status of redirects to the other form of a path. */
  redirectStatus?: number
  /** Headers of all responses with a file. */
  headers: Readonly<Record<string, string>>
  /** Folder of `_headers` and `_redirects`, for hosts that read them. */
  rulesFolder?: string
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml'
}

/**
 * Serves the static files of a host below its function. Connections have no timeout, because a busy
 * test could reuse one just as it's closed.
 */
export async function startStaticServer(root: string, rules: StaticRules): Promise<RunningHost> {
  const answer = createAnswer(root, rules)
  const server = http.createServer((request, response) => {
    const {status, headers, body} = answer(request)
    const isCompressed = /\bgzip\b/.test(String(request.headers['accept-encoding']))
    const sent = isCompressed ? gzipSync(body) : body
    if (isCompressed && status === 200) response.setHeader('content-encoding', 'gzip')
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    response.writeHead(status)
    response.end(request.method === 'HEAD' || status === 304 ? '' : status === 200 ? sent : body)
  })
  server.keepAliveTimeout = 0
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    }
  }
}

interface Answer {
  status: number
  headers: Readonly<Record<string, string>>
  body: Buffer | string
}

function createAnswer(root: string, rules: StaticRules) {
  const {headersOf, redirectOf} = readRules(rules.rulesFolder)
  const isFile = (file: string) => {
    const filePath = path.join(root, file)
    return existsSync(filePath) && statSync(filePath).isFile()
  }
  return ({url = '/', method, headers: sent}: http.IncomingMessage): Answer => {
    if (method !== 'GET' && method !== 'HEAD') return {status: 405, headers: {}, body: ''}
    const [encoded = '/', query] = url.split('?', 2)
    const rule = redirectOf(encoded)
    if (rule) return {status: rule.status, headers: {location: rule.to}, body: ''}
    const pathname = decode(encoded)
    const found = pathname === undefined ? undefined : rules.find(pathname, isFile)
    if (found && 'redirect' in found) {
      const location = encodeURI(found.redirect) + (query === undefined ? '' : `?${query}`)
      return {status: rules.redirectStatus ?? 301, headers: {location}, body: ''}
    }
    const file = found?.file ?? findNotFound(pathname ?? '/', isFile)
    if (file === undefined) return {status: 404, headers: {}, body: 'Not found'}
    const filePath = path.join(root, file)
    const etag = `"${Math.round(statSync(filePath).mtimeMs)}-${file.replace(/\W/g, '')}"`
    const type = TYPES[path.extname(file)] ?? 'application/octet-stream'
    const headers = {'content-type': type, ...rules.headers, etag, ...headersOf(encoded)}
    if (!found) return {status: 404, headers, body: readFileSync(filePath)}
    if (sent['if-none-match'] === etag) return {status: 304, headers: {etag}, body: ''}
    return {status: 200, headers, body: readFileSync(filePath)}
  }
}

function readRules(folder: string | undefined) {
  const read = (name: string) => {
    const file = folder === undefined ? '' : path.join(folder, name)
    return existsSync(file) ? readFileSync(file, 'utf8') : ''
  }
  const headers = parseHeadersFile(read('_headers'))
  const redirects = parseRedirectsFile(read('_redirects'))
  return {
    headersOf: (urlPath: string) => findHeaders(headers, urlPath),
    redirectOf: (urlPath: string) => redirects.get(urlPath)
  }
}

/** Finds the error page in the nearest folder. */
function findNotFound(pathname: string, isFile: (file: string) => boolean): string | undefined {
  const folders = pathname.split('/')
  for (let depth = folders.length - 1; depth > 0; depth--) {
    const file = `${folders.slice(0, depth).join('/')}/404.html`
    if (isFile(file)) return file
  }
  return undefined
}

/** Returns a decoded path. Returns nothing if it leaves the folder. */
function decode(pathname: string): string | undefined {
  try {
    const name = decodeURIComponent(pathname)
    return /\0|\\|\/\/|(?:^|\/)\.\.?(?:\/|$)/.test(name) ? undefined : name
  } catch {
    return undefined
  }
}
