import type {HostFile, HostedSite} from './host.js'
import {BANNER, FETCH_CODE} from './negotiation-code.js'
import {createNodeCode} from './node-code.js'

/** Folder without pages. Functions don't run for its files. */
const ASSETS = 'assets'

/**
 * Describes a function file. It's generated only for sites with Markdown files, and the site's own
 * file replaces it.
 */
function functionFile(name: string, write: (site: HostedSite) => string): HostFile {
  return {
    name,
    isHidden: true,
    write: (site, own) => own ?? (site.hasMarkdown ? write(site) : undefined)
  }
}

/**
 * Lists the patterns of all pages. Some hosts serve the home page without the slash of the base URL.
 *
 * @param below - Pattern of the path below a base URL.
 */
function listPatterns(baseUrls: readonly string[], below: string): string[] {
  return baseUrls.flatMap((baseUrl) => [
    ...(baseUrl === '/' ? [] : [baseUrl.slice(0, -1)]),
    baseUrl + below
  ])
}

/** Edge function for Netlify: https://docs.netlify.com/build/edge-functions/api/ */
export const netlifyFunction = functionFile(
  '_edge/markdown.js',
  ({baseUrls}) => `${BANNER}${FETCH_CODE}
export default async function (request, context) {
  const found = await findMarkdown(request, (file) => fetch(file))
  return found ?? varyByAccept(await context.next())
}

export const config = {
  path: ${JSON.stringify(listPatterns(baseUrls, '*'))},
  excludedPath: ${JSON.stringify([...baseUrls.map((baseUrl) => `${baseUrl}${ASSETS}/*`), '/*.md'])},
  onError: 'bypass'
}
`
)

/** Routing middleware for Vercel: https://vercel.com/docs/routing-middleware/api */
export const vercelMiddleware = functionFile(
  'middleware.js',
  ({baseUrls}) => `${BANNER}${FETCH_CODE}
export default async function middleware(request) {
  const found = await findMarkdown(request, (file) => fetch(file))
  return found ?? new Response(null, {headers: {'x-middleware-next': '1', vary: 'Accept'}})
}

export const config = {
  matcher: ${JSON.stringify(listPatterns(baseUrls, `((?!${ASSETS}/|.*\\.md$).*)`))}
}
`
)

/** Function in advanced mode for Cloudflare Pages: https://developers.cloudflare.com/pages/functions/advanced-mode/ */
export const cloudflareWorker = functionFile(
  '_worker.js',
  () => `${BANNER}${FETCH_CODE}
export default {
  async fetch(request, env) {
    const found = await findMarkdown(request, (file) => env.ASSETS.fetch(file))
    return found ?? varyByAccept(await env.ASSETS.fetch(request))
  }
}
`
)

/** Paths on which Cloudflare Pages runs the function. */
export const cloudflareRoutes = functionFile('_routes.json', ({baseUrls}) => {
  const routes = {
    version: 1,
    include: listPatterns(baseUrls, '*'),
    exclude: [...baseUrls.map((baseUrl) => `${baseUrl}${ASSETS}/*`), '/*.md']
  }
  return `${JSON.stringify(routes, undefined, 2)}\n`
})

/** Middleware for Node servers such as Express. */
export const nodeMiddleware = functionFile(
  '_markdown.mjs',
  ({siteConfig}) => `${BANNER}${createNodeCode(siteConfig.baseUrl)}`
)
