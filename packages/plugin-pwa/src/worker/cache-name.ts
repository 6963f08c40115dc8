/** Returns the name of a site's cache. Sites on the same host have separate caches. */
export function cacheName(scope: string): string {
  return `lectern-precache-${scope}`
}

/** Returns the name of the Workbox cache that the site may have used with a previous generator. */
export function previousCacheName(scope: string): string {
  return `workbox-precache-v2-${scope}`
}
