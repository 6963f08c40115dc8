/** A file that is kept. Its address holds a hash of its bytes where it has no revision. */
export interface PrecacheEntry {
  /** Relative to the worker's address, or absolute. */
  url: string
  revision: string | null
}

/** Keys in the cache, by the absolute URL of a file. A key names the bytes, so builds share what is equal. */
export type PrecacheIndex = ReadonlyMap<string, string>

/** Names the files of a list. */
export function createPrecacheIndex(
  entries: readonly PrecacheEntry[],
  workerAddress: string
): PrecacheIndex {
  return new Map(
    entries.map(({url, revision}) => {
      const {href} = new URL(url, workerAddress)
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
 * The key of what answers a request. A page is found at each address under which static hosts serve it,
 * with whatever query; other files may depend on theirs.
 */
export function findCacheKey(requestUrl: string, index: PrecacheIndex): string | undefined {
  const url = new URL(requestUrl)
  url.hash = ''
  const exact = index.get(url.href)
  if (exact !== undefined) return exact
  url.search = ''
  return listPageAddresses(url.href)
    .map((address) => index.get(address))
    .find((key) => key !== undefined)
}

function listPageAddresses(href: string): string[] {
  if (href.endsWith('.html')) return [href]
  const path = href.replace(/\/$/, '')
  return [`${path}/index.html`, `${path}.html`]
}
