import type {HostFile, HostedSite} from './host.js'
import {BANNER, FETCH_CODE} from './negotiation-code.js'
import {NODE_CODE} from './node-code.js'

/** Folder without pages. Functions don't run for its files. */
const ASSETS = 'assets'

/**
 * Describes a function file. It's only generated for sites with Markdown files, and the site's own
 * file replaces it.
 */
function functionFile(name: string, write: (site: HostedSite) => string): HostFile {
  return {
    name,
    isHidden: true,
    write: (site, own) => own ?? (site.hasMarkdown ? write(site) : undefined)
  }
}

/** Edge function for Netlify: https://docs.netlify.com/build/edge-functions/api/ */
export const netlifyFunction = functionFile(
  '_edge/markdown.js',
  ({languages}) => `${BANNER}${FETCH_CODE}
export default async function (request, context) {
  const found = await findMarkdown(request, (url) => fetch(url))
  return found ?? varyByAccept(await context.next())
}

export const config = {
  path: ${JSON.stringify(languages.map((baseUrl) => `${baseUrl}*`))},
  excludedPath: ${JSON.stringify([...languages.map((baseUrl) => `${baseUrl}${ASSETS}/*`), '/*.md'])},
  onError: 'bypass'
}
`
)

/** Routing middleware for Vercel: https://vercel.com/docs/routing-middleware/api */
export const vercelMiddleware = functionFile(
  'middleware.js',
  ({languages}) => `${BANNER}${FETCH_CODE}
export default async function middleware(request) {
  const found = await findMarkdown(request, (url) => fetch(url))
  return found ?? new Response(null, {headers: {'x-middleware-next': '1', vary: 'Accept'}})
}

export const config = {
  matcher: ${JSON.stringify(languages.map((baseUrl) => `${baseUrl}((?!${ASSETS}/|.*\\.md$).*)`))}
}
`
)

/** Function in advanced mode for Cloudflare Pages: https://developers.cloudflare.com/pages/functions/advanced-mode/ */
export const cloudflareWorker = functionFile(
  '_worker.js',
  () => `${BANNER}${FETCH_CODE}
export default {
  async fetch(request, env) {
    const found = await findMarkdown(request, (url) => env.ASSETS.fetch(url))
    return found ?? varyByAccept(await env.ASSETS.fetch(request))
  }
}
`
)

/** Paths on which Cloudflare Pages runs the function. */
export const cloudflareRoutes = functionFile('_routes.json', ({languages}) => {
  const routes = {
    version: 1,
    include: languages.map((baseUrl) => `${baseUrl}*`),
    exclude: [...languages.map((baseUrl) => `${baseUrl}${ASSETS}/*`), '/*.md']
  }
  return `${JSON.stringify(routes, undefined, 2)}\n`
})

/** Middleware for Node servers such as Express. */
export const nodeMiddleware = functionFile('_markdown.mjs', () => `${BANNER}${NODE_CODE}`)
