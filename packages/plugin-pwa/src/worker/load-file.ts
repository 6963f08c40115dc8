import type {PrecacheIndex} from './precache-index.js'

/** Pattern of the main bundle of a build; a page names its own. */
const MAIN_SCRIPT = /\/assets\/js\/main-[\w-]+\.js/

interface LoadSettings {
  index: PrecacheIndex
  fetch(url: string, init: RequestInit): Promise<Response>
}

/**
 * Gets one file of the list from its host. While a site is being published, hosts and the networks before
 * them give old pages and new ones: a page of another build is refused, since its scripts are not kept.
 */
export async function loadFile(url: string, {index, fetch}: LoadSettings): Promise<Response> {
  const isNamedByHash = index.get(url) === url
  const response = await fetch(url, {
    // Files with a hash in their names may come from the browser's cache.
    cache: isNamedByHash ? 'default' : 'no-cache',
    credentials: 'same-origin'
  })
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}.`)
  if (url.endsWith('.html') && isOfAnotherBuild(await response.clone().text(), index))
    throw new Error(`${url} is a page of another build.`)
  return response.redirected ? withoutRedirect(response) : response
}

function isOfAnotherBuild(html: string, index: PrecacheIndex): boolean {
  const main = MAIN_SCRIPT.exec(html)?.[0]
  return main !== undefined && ![...index.keys()].some((address) => address.endsWith(main))
}

/** Browsers refuse to show a page that was redirected while it was stored. */
function withoutRedirect({body, headers, status, statusText}: Response): Response {
  return new Response(body, {headers, status, statusText})
}
