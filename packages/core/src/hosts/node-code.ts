import {NEGOTIATION_CODE} from './negotiation-code.js'

const IMPORTS = `import {createReadStream} from 'node:fs'
import {stat} from 'node:fs/promises'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
`

const CODE = `${NEGOTIATION_CODE}
/**
 * Creates middleware for Express, Connect and other servers with (request, response, next). Put it before the middleware
 * that serves the folder.
 *
 * @param folder - The built site. By default, the folder of this file.
 */
export function markdown(folder = path.dirname(fileURLToPath(import.meta.url))) {
  return (request, response, next) => {
    answer(request, response, folder).then((isAnswered) => isAnswered || next(), next)
  }
}

async function answer(request, response, folder) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  const pathname = decode(findPath(request))
  if (pathname === undefined || /\\.md$/.test(pathname)) return false
  for (const name of listMarkdownPaths(pathname)) {
    const file = path.join(folder, name)
    const stats = await stat(file).catch(() => undefined)
    if (!stats?.isFile()) continue
    response.setHeader('vary', 'Accept')
    if (!prefersMarkdown(request.headers.accept)) return false
    send(request, response, {file, stats, location: encodeURI(BASE_URL + name.slice(1))})
    return true
  }
  return false
}

/** Returns the path below the base URL. Servers that mount the middleware at the base URL remove it. */
function findPath({url, originalUrl = url}) {
  const full = [originalUrl, url].find((one) => one.startsWith(BASE_URL))
  const found = full === undefined ? url : full.slice(BASE_URL.length - 1)
  return found.replace(/[?#].*$/s, '')
}

function send(request, response, {file, stats, location}) {
  const etag = \`W/"\${stats.size.toString(16)}-\${Math.floor(stats.mtimeMs).toString(16)}"\`
  response.setHeader('content-location', location)
  response.setHeader('cache-control', 'no-cache')
  response.setHeader('etag', etag)
  response.setHeader('last-modified', stats.mtime.toUTCString())
  if (isCurrent(request.headers, {etag, stats})) {
    response.writeHead(304).end()
    return
  }
  response.writeHead(200, {
    'content-type': 'text/markdown; charset=utf-8',
    'content-length': stats.size
  })
  if (request.method === 'HEAD') response.end()
  else createReadStream(file).on('error', () => response.destroy()).pipe(response)
}

/** Returns whether the client's copy is current (RFC 9110 §13.2.2). */
function isCurrent(headers, {etag, stats}) {
  const tags = headers['if-none-match']
  if (tags !== undefined) return tags.split(',').some((tag) => ['*', etag].includes(tag.trim()))
  return Date.parse(headers['if-modified-since']) >= Math.floor(stats.mtimeMs / 1000) * 1000
}

/** Returns a decoded path. Returns nothing if the path is invalid or could leave the folder. */
function decode(pathname) {
  try {
    const name = decodeURIComponent(pathname)
    return /[\\\\\\0]|\\/\\/|(?:^|\\/)\\.\\.?(?:\\/|$)/.test(name) ? undefined : name
  } catch {
    return undefined
  }
}
`
/**
 * Creates the code of the Node middleware.
 *
 * @param baseUrl - Base URL of the served folder.
 */
export function createNodeCode(baseUrl: string): string {
  return `${IMPORTS}\nconst BASE_URL = ${JSON.stringify(baseUrl)}\n\n${CODE}`
}
