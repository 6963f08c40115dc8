import {makeRe} from 'minimatch'
import type {FinishedFile, FinishedFiles} from '@lectern/types'
import type {PwaOptions} from '../options/pwa-options.js'
import {listOlderFonts} from './older-fonts.js'
import {IGNORED, IMAGE, NAMED_BY_HASH, PATTERNS} from './precache-patterns.js'

/** The set of files of the search index, which is kept completely or not kept. */
const SEARCH = 'search'

/** A file that is kept. Its name holds a hash of its bytes where it has no revision. */
export interface ListedEntry {
  /** Relative to the worker's address, percent-encoded. */
  url: string
  revision: string | null
  size: number
}

/** Kept files, sorted by name, and the number of files that are only left out for their size. */
export interface ListedPrecache {
  entries: readonly ListedEntry[]
  leftOut: number
  /** Bytes of the search index, if it's too large. */
  largeSearch?: number
}

type Limits = Pick<PwaOptions, 'injectManifestConfig' | 'maximumImageSize' | 'maximumSearchSize'>

/** Chooses the files of an output that a reader needs offline. No file is read. */
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
    leftOut: wanted.length - kept.length,
    ...(searchSize > options.maximumSearchSize && {largeSearch: searchSize})
  }
}

/**
 * Patterns have the same meaning as in Workbox: in patterns of excluded files, a `*` may match a
 * dot.
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
  const most = injectManifestConfig.maximumFileSizeToCacheInBytes
  return ([file, description]) => {
    if (isOfSearch(description)) return searchSize <= maximumSearchSize
    return description.size <= (IMAGE.test(file) ? Math.min(maximumImageSize, most) : most)
  }
}

function isOfSearch({offline}: FinishedFile): boolean {
  return offline !== false && offline?.set === SEARCH
}

/** filenames become URLs: a name may hold what has a meaning in one. */
function createEntry([file, {size, hash, offline}]: NamedFile): ListedEntry {
  return {
    url: file.split('/').map(encodeURIComponent).join('/'),
    // Files of a set have names of their maker's: one may look as if it held a hash.
    revision: offline === undefined && NAMED_BY_HASH.test(file) ? null : hash,
    size
  }
}
