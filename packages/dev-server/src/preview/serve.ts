import fs from 'node:fs'
import path from 'node:path'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {listen} from '@lectern/shared/server/listen'
import {serverUrl} from '@lectern/shared/server/server-host'
import {createSiteHandler} from './site-handler.js'

/** Options for serving a built site. */
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

/** A running preview server. */
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

/**
 * Serves a built site like a static host.
 *
 * @throws SiteError `output-missing`, `port-taken`, `address-refused`.
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
  const {port: ownPort, close} = await listen(createSiteHandler({...options, host}), {
    ...{host, port, command: 'site serve', keepAliveTimeout: KEEP_ALIVE}
  })
  return {url: serverUrl({host, port: ownPort}, baseUrl), close}
}

/** Tests whether a folder contains a site, or one of its locales in a subfolder. */
function hasSite(outDir: string): boolean {
  if (!fs.existsSync(outDir)) return false
  const folders = fs.readdirSync(outDir, {withFileTypes: true}).filter((one) => one.isDirectory())
  return ['', ...folders.map(({name}) => name)].some((folder) =>
    ['index.html', '404.html'].some((page) => fs.existsSync(path.join(outDir, folder, page)))
  )
}
