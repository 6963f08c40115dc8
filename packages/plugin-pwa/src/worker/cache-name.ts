/** The cache of a site; several sites of one host have one each. */
export function cacheName(scope: string): string {
  return `lectern-precache-${scope}`
}

/** Caches of a site that an earlier generator of it has left behind, as Workbox names them. */
export function leftCacheName(scope: string): string {
  return `workbox-precache-v2-${scope}`
}
