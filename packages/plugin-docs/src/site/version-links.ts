import type {DocAlternates} from '@lectern/types'
import {joinRoutePath} from '@lectern/shared/url/url-path'
import type {Doc} from '../docs/doc.js'
import type {DocsVersion} from '../versions/docs-version.js'

/** Which pages of one version are in the others, and where. */
export interface VersionLinks {
  /** Data that a page needs to find itself in other versions, by its key. */
  findAlternates(key: string): DocAlternates | undefined
  /** Route path of the page in the last version, by its key. */
  findLastPath(key: string): string | undefined
}

/** One version with its pages. */
export interface VersionPages {
  version: Pick<DocsVersion, 'name' | 'isLast' | 'routePath'>
  docs: readonly Pick<Doc, 'id' | 'permalink'>[]
  /** Route paths of pages without a doc: categories and tags. */
  otherPaths: readonly string[]
}

/** Key that pages of different versions share: the ID of a doc. */
export function docKey(id: string): string {
  return `doc ${id}`
}

/** The page of a category or a tag has no ID: its place below its version stands for it. */
export function placeKey(path: string, versionPath: string): string {
  return `place ${placeBelow(path, versionPath)}`
}

/**
 * Finds the pages that versions have in common. Each page is looked at once; pages whose place is the
 * same everywhere share what they carry.
 */
export function linkVersions(versions: readonly VersionPages[]): VersionLinks {
  if (versions.length < 2) {
    return {findAlternates: () => undefined, findLastPath: () => undefined}
  }
  const names = versions.map(({version}) => version.name)
  const placesByKey = collectPlaces(versions)
  const last = versions.find(({version}) => version.isLast)?.version
  const alternates = new Map<string, DocAlternates | undefined>()
  const shared = new Map<string, DocAlternates>()
  for (const [key, places] of placesByKey) {
    const found = describePlaces(places, names)
    if (!found) continue
    const text = JSON.stringify(found)
    const common = shared.get(text) ?? found
    shared.set(text, common)
    alternates.set(key, common)
  }
  return {
    // A page that is known nowhere is in its own version alone.
    findAlternates: (key) => (placesByKey.has(key) ? alternates.get(key) : {ranges: []}),
    findLastPath: (key) => placesByKey.get(key)?.find(({name}) => name === last?.name)?.path
  }
}

interface Place {
  /** Of the version. */
  name: string
  /** Route path. */
  path: string
  /** The path relative to the version. */
  below: string
}

function collectPlaces(versions: readonly VersionPages[]): Map<string, Place[]> {
  const placesByKey = new Map<string, Place[]>()
  for (const {version, docs, otherPaths} of versions) {
    const {name, routePath} = version
    const add = (key: string, path: string) => {
      const places = placesByKey.get(key) ?? []
      placesByKey.set(key, places)
      places.push({name, path, below: placeBelow(path, routePath)})
    }
    for (const {id, permalink} of docs) add(docKey(id), permalink)
    for (const path of otherPaths) add(placeKey(path, routePath), path)
  }
  return placesByKey
}

function describePlaces(
  places: readonly Place[],
  names: readonly string[]
): DocAlternates | undefined {
  if (places.some(({below}) => below !== places[0]?.below)) {
    return {paths: Object.fromEntries(places.map(({name, path}) => [name, path]))}
  }
  if (places.length === names.length) return undefined
  return {ranges: findRanges(new Set(places.map(({name}) => name)), names)}
}

/** Rows of neighboring names, each by its first and last. */
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

function placeBelow(path: string, versionPath: string): string {
  return versionPath === '/' ? path : joinRoutePath(path.slice(versionPath.length))
}
