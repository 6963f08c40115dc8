import {isDeepStrictEqual} from 'node:util'
import {relativePath} from '@lectern/shared/files/relative-path'
import type {DevSite} from '../site/dev-site.js'

type ScannedSource = NonNullable<DevSite['sources'][string]>['scanned']

/**
 * Separates the texts that describe a page in lists and search results from the rest of its scanned
 * data. Most edits of a first paragraph change them, and they don't affect how pages are planned.
 */
export function splitDescription({description, opening, ...data}: ScannedSource) {
  return {texts: {description, opening}, data}
}

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
        if (known && current && !hasSameTexts(known, current)) unlisted.add(source)
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

function hasSameTexts(known: ScannedSource, current: ScannedSource): boolean {
  return isDeepStrictEqual(splitDescription(known).texts, splitDescription(current).texts)
}
