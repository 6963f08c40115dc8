import {handleRequest} from './server/handle-request.js'
import {createUrlReader} from './site/site-files.js'

/** Settings of the function. */
export interface McpFunctionSettings {
  /** Absolute URL of the home page, with a trailing slash. */
  siteUrl: string
  /** Requests a file of the site. By default, with the global `fetch`. */
  fetchFile?(url: string): Promise<Response>
}

/**
 * Creates a function that answers MCP requests about a published site. It runs wherever Web APIs are available, such as
 * on Cloudflare, Netlify and Vercel. It reads static files of the site only.
 */
export function createMcpFunction({
  siteUrl,
  fetchFile = (url) => fetch(url)
}: McpFunctionSettings): (request: Request) => Promise<Response> {
  const read = createUrlReader(siteUrl, fetchFile)
  return (request) => handleRequest(request, {read, version: VERSION})
}

/** Clients show it for information only. */
const VERSION = '1'
