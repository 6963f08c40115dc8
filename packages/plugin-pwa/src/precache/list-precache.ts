import {makeRe} from 'minimatch'
import type {FinishedFile, FinishedFiles} from '@lectern/types'
import type {PwaOptions} from '../options/pwa-options.js'
import {listOlderFonts} from './older-fonts.js'
import {IGNORED, IMAGE, NAMED_BY_HASH, PATTERNS} from './precache-patterns.js'

/** Name of the offline set for the search index, which is never stored partially. */
const SEARCH = 'search'

/** A file to store. Without a revision, its name contains a content hash. */
export interface ListedEntry {
  /** Percent-encoded URL, relative to the worker. */
  url: string
  revision: string | null
  size: number
}

/** Files to store, sorted by name, and the number of files excluded because of their size. */
export interface ListedPrecache {
  entries: readonly ListedEntry[]
  excluded: number
  /** Size of the search index in bytes, if it exceeds the limit. */
  largeSearch?: number
}

type Limits = Pick<PwaOptions, 'injectManifestConfig' | 'maximumImageSize' | 'maximumSearchSize'>

/** Selects the output files to store for offline use, without reading them. */
export function listPrecache(files: FinishedFiles, options: Limits): ListedPrecache {
  const isChosen = createChoice(options)
  const needed = [...files].filter(([file, {offline}]) => offline !== false && isChosen(file))
  const older = listOlderFonts(needed.map(([file]) => file))
  const wanted = needed.filter(([file]) => !older.has(file))
  const searchSize = wanted.reduce((sum, [, one]) => sum + (isOfSearch(one) ? one.size : 0), 0)
  const isSmall = createLimit(searchSize, options)
  const kept = wanted.filter(isSmall).sort(([left], [right]) => (left < right ? -1 : 1))
  return {
    entries: kept.map(createEntry),
    excluded: wanted.length - kept.length,
    ...(searchSize > options.maximumSearchSize && {largeSearch: searchSize})
  }
}

/**
 * Creates a function that applies the glob patterns like Workbox: in ignore patterns, `*` also
 * matches leading dots.
 */
function createChoice({injectManifestConfig}: Limits): (file: string) => boolean {
  const {globPatterns = PATTERNS, globIgnores} = injectManifestConfig
  const chosen = globPatterns.flatMap((pattern) => makeRe(pattern) || [])
  const ignored = [...IGNORED, ...globIgnores].flatMap(
    (pattern) => makeRe(pattern, {dot: true}) || []
  )
  return (file) =>
    chosen.some((pattern) => pattern.test(file)) && !ignored.some((pattern) => pattern.test(file))
}

type NamedFile = readonly [file: string, description: FinishedFile]

function createLimit(searchSize: number, options: Limits): (file: NamedFile) => boolean {
  const {injectManifestConfig, maximumImageSize, maximumSearchSize} = options
  const maximum = injectManifestConfig.maximumFileSizeToCacheInBytes
  return ([file, description]) => {
    if (isOfSearch(description)) return searchSize <= maximumSearchSize
    return description.size <= (IMAGE.test(file) ? Math.min(maximumImageSize, maximum) : maximum)
  }
}

function isOfSearch({offline}: FinishedFile): boolean {
  return offline !== false && offline?.set === SEARCH
}

/** Encodes the filename, which may contain characters with a special meaning in URLs. */
function createEntry([file, {size, hash, offline}]: NamedFile): ListedEntry {
  return {
    url: file.split('/').map(encodeURIComponent).join('/'),
    // Plugins choose the filenames in offline sets, so a name that seems to contain a hash may not.
    revision: offline === undefined && NAMED_BY_HASH.test(file) ? null : hash,
    size
  }
}
