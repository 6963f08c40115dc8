/** Returns the cache name of a site. Sites on the same host have separate caches. */
export function cacheName(scope: string): string {
  return `lectern-precache-${scope}`
}

/** Returns the Workbox cache name that a previous generator of the site may have used. */
export function previousCacheName(scope: string): string {
  return `workbox-precache-v2-${scope}`
}
