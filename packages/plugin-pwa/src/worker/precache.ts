import type {PrecacheIndex} from './precache-index.js'

/** Downloads at a time: a page that loads meanwhile needs its own. */
const PARALLEL = 6

/** What the files of one site are kept in. */
export interface Precache {
  cache: Cache
  index: PrecacheIndex
  /** Gets a file from the site's host. Throws when it is not what the list means. */
  load(url: string): Promise<Response>
}

/**
 * Fetches what the list has and the cache has not. Nothing that another build needs is touched; what was
 * stored before a failure need not be fetched again.
 */
export async function storeMissing({cache, index, load}: Precache): Promise<number> {
  const stored = new Set((await cache.keys()).map(({url}) => url))
  const missing = [...index].filter(([, key]) => !stored.has(key))
  const pending = missing.values()
  const work = async () => {
    for (const [url, key] of pending) await cache.put(key, await load(url))
  }
  await Promise.all(Array.from({length: PARALLEL}, work))
  return missing.length
}

/** Removes what the list has no longer. */
export async function removeOthers({
  cache,
  index
}: Pick<Precache, 'cache' | 'index'>): Promise<void> {
  const wanted = new Set(index.values())
  for (const request of await cache.keys()) {
    if (!wanted.has(request.url)) await cache.delete(request)
  }
}
