import {isFurtherPage, type RouteUpdate} from './route-update.js'

/**
 * Reports a page view after client-side navigation. The first page is reported by Google's script.
 */
export function onRouteDidUpdate(update: RouteUpdate): void {
  if (!isFurtherPage(update)) return
  const {pathname, search, hash} = update.location
  const {gtag} = globalThis as {gtag?: (...values: unknown[]) => void}
  // The script can be blocked.
  gtag?.('set', 'page_path', pathname + search + hash)
  gtag?.('event', 'page_view')
}
