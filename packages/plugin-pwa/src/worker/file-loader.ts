import type {PrecacheIndex} from './precache-index.js'

/** Filename of a build's main bundle, which every page references. */
const MAIN_SCRIPT = /\/assets\/js\/main-[\w-]+\.js/

interface LoadSettings {
  index: PrecacheIndex
  fetch(url: string, init: RequestInit): Promise<Response>
}

/**
 * Creates a function that fetches a listed file. During a deployment, hosts and CDNs can return a mix
 * of old and new pages. Rejects pages of a different build, because their scripts aren't stored.
 */
export function createFileLoader({index, fetch}: LoadSettings): (url: string) => Promise<Response> {
  const scripts = new Set([...index.keys()].flatMap((url) => findMainScript(url) ?? []))
  return async (url) => {
    const isNamedByHash = index.get(url) === url
    const response = await fetch(url, {
      // Files with a content hash in their name can come from the browser cache.
      cache: isNamedByHash ? 'default' : 'no-cache',
      credentials: 'same-origin'
    })
    if (!response.ok) throw new Error(`${url} was answered with ${response.status}.`)
    const main = url.endsWith('.html') ? findMainScript(await response.clone().text()) : undefined
    if (main !== undefined && !scripts.has(main))
      throw new Error(`${url} belongs to a different build.`)
    return response.redirected ? withoutRedirect(response) : response
  }
}

function findMainScript(text: string): string | undefined {
  return MAIN_SCRIPT.exec(text)?.[0]
}

/**
 * Removes the redirect from a response, because browsers refuse to show a stored page that was
 * redirected.
 */
function withoutRedirect({body, headers, status, statusText}: Response): Response {
  return new Response(body, {headers, status, statusText})
}
