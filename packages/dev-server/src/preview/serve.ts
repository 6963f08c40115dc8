import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {createSiteHandler} from './site-handler.js'

export interface ServeOptions {
  /** Absolute folder of a built site. */
  outDir: string
  port: number
  host: string
  /** Starts and ends with `/`. */
  baseUrl: string
  trailingSlash?: boolean
  /** Path of the headers file in the output, see `createHeadersFile`. Defaults to `_headers`. */
  headersFile?: string
  /** Called on internal errors. The server keeps running. */
  onError(error: unknown, url: string): void
}

export interface SiteServer {
  /** URL of the home page. */
  url: string
  close(): Promise<void>
}

/**
 * How long idle connections stay open, in milliseconds. Node's default of 5 seconds breaks clients that reuse a
 * connection after slow work, and proxies that keep connections for a minute.
 */
const KEEP_ALIVE = 65_000

/** Tests whether a folder contains a site, or one of its languages in a folder. */
function hasSite(outDir: string): boolean {
  if (!fs.existsSync(outDir)) return false
  const folders = fs.readdirSync(outDir, {withFileTypes: true}).filter((one) => one.isDirectory())
  return ['', ...folders.map(({name}) => name)].some((folder) =>
    ['index.html', '404.html'].some((page) => fs.existsSync(path.join(outDir, folder, page)))
  )
}

/**
 * Serves a built site like a static host.
 *
 * @throws SiteError `output-missing`, `port-taken`.
 */
export async function serve({port, host, ...options}: ServeOptions): Promise<SiteServer> {
  const {outDir, baseUrl} = options
  if (!hasSite(outDir)) {
    throw new SiteError({
      code: 'output-missing',
      message: `The folder ${outDir} has no built site.`,
      hint: 'Build the site first: `site build`.'
    })
  }
  const server = http.createServer(createSiteHandler({...options, host}))
  server.keepAliveTimeout = KEEP_ALIVE
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

function listen(server: http.Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('listening', resolve)
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = new SiteError({
        code: 'port-taken',
        message: `Port ${port} is in use.`,
        hint: `Choose a different port, e.g. \`site serve --port ${port + 1}\`.`
      })
      reject(error.code === 'EADDRINUSE' ? taken : error)
    })
    server.listen(port, host)
  })
}
