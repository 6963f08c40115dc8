/** A file to store. Without a revision, its URL contains a content hash. */
export interface PrecacheEntry {
  /** Absolute URL, or relative to the worker. */
  url: string
  revision: string | null
}

/**
 * Cache keys by absolute URL. A key identifies the content, so builds share files with the same
 * content.
 */
export type PrecacheIndex = ReadonlyMap<string, string>

/** Creates the cache keys for a list of files. */
export function createPrecacheIndex(
  entries: readonly PrecacheEntry[],
  workerUrl: string
): PrecacheIndex {
  return new Map(
    entries.map(({url, revision}) => {
      const {href} = new URL(url, workerUrl)
      return [href, revision === null ? href : addRevision(href, revision)]
    })
  )
}

function addRevision(href: string, revision: string): string {
  const url = new URL(href)
  url.searchParams.set('__revision', revision)
  return url.href
}

/**
 * Returns the cache key for a request. A page matches all URLs at which static hosts serve it, with
 * any query. Other files only match their exact URL, because their content can depend on the query.
 */
export function findCacheKey(requestUrl: string, index: PrecacheIndex): string | undefined {
  const url = new URL(requestUrl)
  url.hash = ''
  const exact = index.get(url.href)
  if (exact !== undefined) return exact
  url.search = ''
  return listPageUrls(url.href)
    .map((candidate) => index.get(candidate))
    .find((key) => key !== undefined)
}

function listPageUrls(href: string): string[] {
  if (href.endsWith('.html')) return [href]
  const path = href.replace(/\/$/, '')
  return [`${path}/index.html`, `${path}.html`]
}
