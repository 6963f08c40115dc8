import {NEGOTIATION_CODE} from './negotiation-code.js'

/**
 * Code of the Node middleware. The path of the served folder includes the base URL, as in the
 * output.
 */
export const NODE_CODE = `import {createReadStream} from 'node:fs'
import {stat} from 'node:fs/promises'
import path from 'node:path'
import {fileURLToPath} from 'node:url'

${NEGOTIATION_CODE}
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
  const pathname = decode(request.url.replace(/[?#].*$/s, ''))
  if (pathname === undefined || /\\.md$/.test(pathname)) return false
  for (const name of listMarkdownPaths(pathname)) {
    const file = path.join(folder, name)
    const stats = await stat(file).catch(() => undefined)
    if (!stats?.isFile()) continue
    response.setHeader('vary', 'Accept')
    if (!prefersMarkdown(request.headers.accept)) return false
    response.writeHead(200, {
      'content-type': 'text/markdown; charset=utf-8',
      'content-length': stats.size,
      'content-location': encodeURI(name),
      'cache-control': 'no-cache',
      'last-modified': stats.mtime.toUTCString()
    })
    if (request.method === 'HEAD') response.end()
    else createReadStream(file).on('error', () => response.destroy()).pipe(response)
    return true
  }
  return false
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
