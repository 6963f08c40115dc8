import {readFileSync} from 'node:fs'
import {createServer} from 'node:http'
import path from 'node:path'
import {gzipSync} from 'node:zlib'
import sirv from 'sirv'

const TEXT = /\.(?:html|js|mjs|css|json|svg|xml|txt)$/

/**
 * Serves a built site as static hosts do: text compressed with gzip once per file, clean URLs, `404.html`, and hashed
 * files cached for a year. `site serve` compresses each response, which would count as a reader's waiting time.
 *
 * @param {string} outDir
 * @returns {Promise<{origin: string, close(): Promise<void>}>}
 */
export async function serveGzip(outDir) {
  /** @type {Map<string, Buffer>} */
  const compressed = new Map()
  const plain = sirv(outDir, {extensions: ['html'], dev: false})
  const server = createServer((request, response) => {
    const file = findText(outDir, decodeURI((request.url ?? '/').replace(/[?#].*$/, '')))
    if (file === undefined) {
      plain(request, response, () => sendNotFound(outDir, response))
      return
    }
    const bytes = compressed.get(file) ?? gzipSync(readFileSync(file))
    compressed.set(file, bytes)
    response.writeHead(200, {
      'content-type': contentType(file),
      'content-encoding': 'gzip',
      'content-length': bytes.length,
      'cache-control': file.includes('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'no-cache'
    })
    response.end(request.method === 'HEAD' ? undefined : bytes)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
  }
}

/**
 * @param {string} outDir
 * @param {string} urlPath
 * @returns {string | undefined} the text file that answers, if one does
 */
function findText(outDir, urlPath) {
  const base = path.join(outDir, urlPath)
  if (!base.startsWith(outDir)) return undefined
  const candidates = TEXT.test(base) ? [base] : [path.join(base, 'index.html'), `${base}.html`]
  return candidates.find((file) => readable(file))
}

/** @param {string} file */
function readable(file) {
  try {
    readFileSync(file)
    return true
  } catch {
    // The path is missing or a folder.
    return false
  }
}

/** @param {string} file */
function contentType(file) {
  const types = /** @type {const} */ ({
    html: 'text/html; charset=utf-8',
    js: 'text/javascript; charset=utf-8',
    mjs: 'text/javascript; charset=utf-8',
    css: 'text/css; charset=utf-8',
    json: 'application/json',
    svg: 'image/svg+xml',
    xml: 'application/xml',
    txt: 'text/plain; charset=utf-8'
  })
  return types[/** @type {keyof typeof types} */ (path.extname(file).slice(1))]
}

/**
 * @param {string} outDir
 * @param {import('node:http').ServerResponse} response
 */
function sendNotFound(outDir, response) {
  response.writeHead(404, {'content-type': 'text/html; charset=utf-8'})
  response.end(readFileSync(path.join(outDir, '404.html')))
}
