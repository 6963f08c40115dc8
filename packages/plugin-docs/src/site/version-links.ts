import type {DocAlternates} from '@lectern/types'
import {joinRoutePath} from '@lectern/shared/url/url-path'
import type {Doc} from '../docs/doc.js'
import type {DocsVersion} from '../versions/docs-version.js'

/** Finds the same page in other versions. */
export interface VersionLinks {
  /** Returns the data that a page needs to link to its other versions. */
  findAlternates(key: string): DocAlternates | undefined
  /** Returns the route path of a page in the latest version. */
  findLastPath(key: string): string | undefined
}

/** A version and its pages. */
export interface VersionPages {
  version: Pick<DocsVersion, 'name' | 'isLast' | 'routePath'>
  docs: readonly Pick<Doc, 'id' | 'permalink'>[]
  /** Route paths of pages that aren't docs, such as categories and tags. */
  otherPaths: readonly string[]
}

/** Returns the key of a doc, which is the same in all versions. */
export function docKey(id: string): string {
  return `doc ${id}`
}

/**
 * Returns the key of a category or tag page. These pages have no ID, so the path below the version
 * is used.
 */
export function pathKey(path: string, versionPath: string): string {
  return `place ${pathBelow(path, versionPath)}`
}

/**
 * Finds pages that exist in several versions, in linear time. Pages that exist in the same versions
 * share one object.
 */
export function linkVersions(versions: readonly VersionPages[]): VersionLinks {
  if (versions.length < 2) {
    return {findAlternates: () => undefined, findLastPath: () => undefined}
  }
  const names = versions.map(({version}) => version.name)
  const pagesByKey = collectPages(versions)
  const last = versions.find(({version}) => version.isLast)?.version
  const alternates = new Map<string, DocAlternates | undefined>()
  const shared = new Map<string, DocAlternates>()
  for (const [key, pages] of pagesByKey) {
    const found = describePages(pages, names)
    if (!found) continue
    const text = JSON.stringify(found)
    const common = shared.get(text) ?? found
    shared.set(text, common)
    alternates.set(key, common)
  }
  return {
    // An unknown page exists only in its own version.
    findAlternates: (key) => (pagesByKey.has(key) ? alternates.get(key) : {ranges: []}),
    findLastPath: (key) => pagesByKey.get(key)?.find(({name}) => name === last?.name)?.path
  }
}

interface PageInVersion {
  /** Name of the version. */
  name: string
  /** Route path. */
  path: string
  /** Path relative to the version. */
  below: string
}

function collectPages(versions: readonly VersionPages[]): Map<string, PageInVersion[]> {
  const pagesByKey = new Map<string, PageInVersion[]>()
  for (const {version, docs, otherPaths} of versions) {
    const {name, routePath} = version
    const add = (key: string, path: string) => {
      const pages = pagesByKey.get(key) ?? []
      pagesByKey.set(key, pages)
      pages.push({name, path, below: pathBelow(path, routePath)})
    }
    for (const {id, permalink} of docs) add(docKey(id), permalink)
    for (const path of otherPaths) add(pathKey(path, routePath), path)
  }
  return pagesByKey
}

function describePages(
  pages: readonly PageInVersion[],
  names: readonly string[]
): DocAlternates | undefined {
  if (pages.some(({below}) => below !== pages[0]?.below)) {
    return {paths: Object.fromEntries(pages.map(({name, path}) => [name, path]))}
  }
  if (pages.length === names.length) return undefined
  return {ranges: findRanges(new Set(pages.map(({name}) => name)), names)}
}

/** Groups consecutive versions into ranges of their first and last names. */
function findRanges(present: ReadonlySet<string>, names: readonly string[]): [string, string][] {
  const ranges: [string, string][] = []
  names.forEach((name, index) => {
    if (!present.has(name)) return
    const range = present.has(names[index - 1] ?? '') ? ranges.at(-1) : undefined
    if (range) range[1] = name
    else ranges.push([name, name])
  })
  return ranges
}

function pathBelow(path: string, versionPath: string): string {
  return versionPath === '/' ? path : joinRoutePath(path.slice(versionPath.length))
}
