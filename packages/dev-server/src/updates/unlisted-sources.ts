import {relativePath} from '@lectern/shared/files/relative-path'
import type {DevSite} from '../site/dev-site.js'

/** Sources whose descriptions have changed since lists of pages were last generated. */
export interface UnlistedSources {
  /** Adds changed files whose description differs from the last scan. */
  add(absolutePaths: readonly string[], site: DevSite): void
  /**
   * Tests whether a list on a page may include one of the sources. A page doesn't list itself, so
   * reloading it during editing needs no scan.
   *
   * @param routePath - Path of the page. If omitted, any page.
   */
  mayShow(routePath: string | undefined, site: DevSite): boolean
  /** Removes all sources after a scan. */
  clear(): void
}

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
