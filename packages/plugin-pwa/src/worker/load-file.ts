import type {PrecacheIndex} from './precache-index.js'

/** Filename of a build's main bundle, which every page references. */
const MAIN_SCRIPT = /\/assets\/js\/main-[\w-]+\.js/

interface LoadSettings {
  index: PrecacheIndex
  fetch(url: string, init: RequestInit): Promise<Response>
}

/**
 * Fetches a listed file. During a deployment, hosts and CDNs can return a mix of old and new pages.
 * Rejects pages of a different build, because their scripts aren't stored.
 */
export async function loadFile(url: string, {index, fetch}: LoadSettings): Promise<Response> {
  const isNamedByHash = index.get(url) === url
  const response = await fetch(url, {
    // Files with a content hash in their name can come from the browser cache.
    cache: isNamedByHash ? 'default' : 'no-cache',
    credentials: 'same-origin'
  })
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}.`)
  if (url.endsWith('.html') && isOfAnotherBuild(await response.clone().text(), index))
    throw new Error(`${url} belongs to a different build.`)
  return response.redirected ? withoutRedirect(response) : response
}

function isOfAnotherBuild(html: string, index: PrecacheIndex): boolean {
  const main = MAIN_SCRIPT.exec(html)?.[0]
  return main !== undefined && ![...index.keys()].some((url) => url.endsWith(main))
}

/**
 * Removes the redirect from a response, because browsers refuse to show a stored page that was
 * redirected.
 */
function withoutRedirect({body, headers, status, statusText}: Response): Response {
  return new Response(body, {headers, status, statusText})
}
