import {handleRequest} from './server/handle-request.js'
import {createUrlReader} from './site/site-files.js'

/** Settings of the MCP function. */
export interface McpFunctionSettings {
  /** Absolute URL of the home page, with a trailing slash. */
  siteUrl: string
  /** Fetches a file of the site. Defaults to the global `fetch`. */
  fetchFile?(url: string): Promise<Response>
}

/**
 * Creates a function that handles MCP requests for a published site. It runs anywhere with Web
 * APIs, e.g. on Cloudflare, Netlify or Vercel, and reads only the site's static files.
 */
export function createMcpFunction({
  siteUrl,
  fetchFile = (url) => fetch(url)
}: McpFunctionSettings): (request: Request) => Promise<Response> {
  const read = createUrlReader(siteUrl, fetchFile)
  return (request) => handleRequest(request, {read, version: VERSION})
}

/** Version that clients display, but don't use otherwise. */
const VERSION = '1'
