import {isFurtherPage, type RouteUpdate} from './route-update.js'

/**
 * Reports a page view after client-side navigation. The first page is reported by Google's script.
 */
export function onRouteDidUpdate(update: RouteUpdate): void {
  if (!isFurtherPage(update)) return
  const {pathname, search, hash} = update.location
  const {ga} = globalThis as {ga?: (...values: unknown[]) => void}
  // The script can be blocked.
  ga?.('set', 'page', pathname + search + hash)
  ga?.('send', 'pageview')
}
