import {relativePath} from '@lectern/shared/files/relative-path'
import type {DevSite} from '../site/dev-site.js'

/** Changed sources whose new first paragraph lists of pages don't show yet. */
export interface UnlistedSources {
  /** Adds changed files whose first paragraph differs from the last scan. */
  add(absolutePaths: readonly string[], site: DevSite): void
  /**
   * Whether a list on a page may show one of them. A page doesn't list itself, so reloading a page
   * while editing it needs no scan.
   *
   * @param routePath - The page. If it's not set, any page.
   */
  mayShow(routePath: string | undefined, site: DevSite): boolean
  /** Empties the set after a scan. */
  clear(): void
}

/** Creates an empty set. */
export function createUnlistedSources(): UnlistedSources {
  const unlisted = new Set<string>()
  return {
    add(absolutePaths, {site, sources, reader}) {
      for (const file of absolutePaths) {
        const source = relativePath(site.siteDir, file)
        const known = sources[source]?.scanned
        const current = reader.memory()[source]?.scanned
        if (known && current?.description !== known.description) unlisted.add(source)
      }
    },
    mayShow: (routePath, {pagesBySource}) =>
      [...unlisted].some((source) => {
        const pages = pagesBySource.get(source) ?? []
        return pages.length !== 1 || pages[0] !== routePath
      }),
    clear: () => unlisted.clear()
  }
}
