import type {PrecacheIndex} from './precache-index.js'

/** Maximum number of parallel downloads. It leaves room for pages to load in the meantime. */
const PARALLEL = 6

/** Cache of a site's files. */
export interface Precache {
  cache: Cache
  index: PrecacheIndex
  /** Fetches a file from the host. Throws if it doesn't match the list. */
  load(url: string): Promise<Response>
}

/**
 * Fetches listed files that aren't in the cache. Keeps files of other builds. After a failure,
 * files that have already been stored aren't fetched again.
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

/** Removes files that aren't in the list. */
export async function removeOthers({
  cache,
  index
}: Pick<Precache, 'cache' | 'index'>): Promise<void> {
  const wanted = new Set(index.values())
  for (const request of await cache.keys()) {
    if (!wanted.has(request.url)) await cache.delete(request)
  }
}
