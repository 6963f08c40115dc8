interface Place {
  pathname: string
  search: string
  hash: string
}

/** Tells the counter of a page that was reached without a new document; the first it counts itself. */
export function onRouteDidUpdate({
  location,
  previousLocation
}: {
  location: Place
  previousLocation: Place | null
}): void {
  if (!previousLocation || samePage(location, previousLocation)) return
  const {gtag} = globalThis as {gtag?: (...values: unknown[]) => void}
  // A blocker may have kept the script away.
  gtag?.('set', 'page_path', location.pathname + location.search + location.hash)
  gtag?.('event', 'page_view')
}

function samePage(left: Place, right: Place): boolean {
  return (
    left.pathname === right.pathname && left.search === right.search && left.hash === right.hash
  )
}
