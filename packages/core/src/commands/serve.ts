import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import {findHeaders, parseHeadersFile, type HeaderRule} from '../security/headers-file.js'
import {SiteError} from '@lectern/shared/site-problem'

export interface ServeOptions {
  /** Absolute folder of a built site. */
  outDir: string
  port: number
  host: string
  /** Starts and ends with `/`. */
  baseUrl: string
  /** File of headers in the output, see `createHeadersFile`; absent for none. */
  headersFile?: string
}

export interface SiteServer {
  /** Address of the home page. */
  url: string
  close(): Promise<void>
}

/**
 * Serve a built site as a static host does: clean URLs, `404.html` for what is not there.
 *
 * @throws SiteError `output-missing`, `port-taken`.
 */
export async function serve({
  outDir,
  port,
  host,
  baseUrl,
  headersFile
}: ServeOptions): Promise<SiteServer> {
  if (
    !fs.existsSync(path.join(outDir, 'index.html')) &&
    !fs.existsSync(path.join(outDir, '404.html'))
  ) {
    throw new SiteError({
      code: 'output-missing',
      message: `There is no built site in ${outDir}.`,
      hint: 'Build it first: site build.'
    })
  }
  const answer = createHandler(outDir, baseUrl, readHeaders(outDir, headersFile))
  const server = http.createServer(answer)
  await listen(server, port, host)
  const address = server.address()
  const shownPort = typeof address === 'object' && address ? address.port : port
  return {
    url: `http://${host}:${shownPort}${baseUrl}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      })
  }
}

function readHeaders(outDir: string, headersFile: string | undefined): HeaderRule[] {
  const file = headersFile === undefined ? undefined : path.join(outDir, headersFile)
  return file && fs.existsSync(file) ? parseHeadersFile(fs.readFileSync(file, 'utf8')) : []
}

function createHandler(
  outDir: string,
  baseUrl: string,
  rules: readonly HeaderRule[]
): http.RequestListener {
  const assets = sirv(outDir, {
    dev: true,
    etag: true,
    setHeaders(response, pathname) {
      const isHashed = /\/assets\/(?!data\/index\.json)/.test(pathname)
      response.setHeader(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'no-cache'
      )
    }
  })
  return (request, response) => {
    const url = request.url ?? '/'
    const headers = findHeaders(rules, url.replace(/[?#].*$/, ''))
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    if (!url.startsWith(baseUrl)) {
      if (`${url}/` !== baseUrl) return sendNotFound(outDir, response)
      response.writeHead(302, {location: baseUrl}).end()
      return undefined
    }
    request.url = `/${url.slice(baseUrl.length)}`
    return assets(request, response, () => sendNotFound(outDir, response))
  }
}

function sendNotFound(outDir: string, response: http.ServerResponse): void {
  const page = path.join(outDir, '404.html')
  response.writeHead(404, {'content-type': 'text/html; charset=utf-8'})
  response.end(fs.existsSync(page) ? fs.readFileSync(page) : 'Not found')
}

function listen(server: http.Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('listening', resolve)
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = new SiteError({
        code: 'port-taken',
        message: `The port ${port} is in use.`,
        hint: `Choose another one: site serve --port ${port + 1}.`
      })
      reject(error.code === 'EADDRINUSE' ? taken : error)
    })
    server.listen(port, host)
  })
}
