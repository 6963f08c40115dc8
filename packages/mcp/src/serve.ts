import fs from 'node:fs'
import path from 'node:path'
import type {Readable, Writable} from 'node:stream'
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {createServer} from './server/create-server.js'
import type {ServerSettings} from './server/server-settings.js'
import {listenForMcp, type McpServer} from './server/listen-for-mcp.js'
import {createFolderReader} from './site/site-files.js'

/** The site to serve. */
interface ServedSite {
  /** Absolute folder of a built site. */
  outDir: string
  /** Version of Lectern. */
  version: string
}

/**
 * Serves a built site over standard input and output until the client disconnects.
 *
 * @throws SiteError `output-missing`, `page-index-missing`.
 */
export async function serveStdio(
  site: ServedSite,
  {input, output}: {input: Readable; output: Writable}
): Promise<void> {
  const server = createServer(openSite(site))
  const closed = new Promise<void>((resolve) => input.once('end', resolve).once('close', resolve))
  await server.connect(new StdioServerTransport(input, output))
  await closed
  await server.close()
}

/**
 * Serves a built site over HTTP.
 *
 * @throws SiteError `output-missing`, `page-index-missing`, `port-taken`, `address-refused`.
 */
export async function serveHttp(
  site: ServedSite,
  {host, port}: {host: string; port: number}
): Promise<McpServer> {
  return listenForMcp(openSite(site), {host, port})
}

function openSite({outDir, version}: ServedSite): ServerSettings {
  if (!fs.existsSync(outDir)) {
    throw new SiteError({
      code: 'output-missing',
      message: `The folder ${outDir} has no built site.`,
      hint: 'Build the site first: `site build`.'
    })
  }
  if (!fs.existsSync(path.join(outDir, 'docs-index.json'))) {
    throw new SiteError({
      code: 'page-index-missing',
      message: 'The built site has no `docs-index.json`, which lists its pages.',
      hint: "Turn on the `llms` option of the `classic` preset, e.g. `presets: [['classic', {llms: true}]]`, and build the site again."
    })
  }
  return {read: createFolderReader(outDir), version}
}
