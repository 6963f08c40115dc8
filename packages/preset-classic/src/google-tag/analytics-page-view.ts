import {isFurtherPage, type RouteUpdate} from './route-update.js'

/** Reports a page that was reached without loading a document; the script reports the first one. */
export function onRouteDidUpdate(update: RouteUpdate): void {
  if (!isFurtherPage(update)) return
  const {pathname, search, hash} = update.location
  const {ga} = globalThis as {ga?: (...values: unknown[]) => void}
  // A blocker may have kept the script away.
  ga?.('set', 'page', pathname + search + hash)
  ga?.('send', 'pageview')
}
