import type {OfflineUse} from '@lectern/types'
import {hashValue} from '@lectern/shared/cache/content-hash'
import {groupOf} from '../index-format/index-format.js'
import {groupBy} from './group-by.js'
import {HASH_RANGE, hashText} from './terms/hash-text.js'
import {type ListedPage, listPages, type PageSettings, type SearchedSite} from './list-pages.js'
import {sortPages} from './place-pages.js'

/** Maximum number of pages in a part. All pages of a part are in memory at once. */
const PART_PAGES = 3000

/**
 * Maximum number of words for correcting typos. They're only fetched if a query word isn't found.
 */
const KNOWN_WORDS = 12_000

/** Offline set that the index files belong to. */
export const INDEX_SET: OfflineUse = Object.freeze({set: 'search'})

/** Settings for creating an index. */
export interface IndexSettings extends PageSettings {
  /** Hash of the indexing code. */
  version: string
  /** Whether queries only search one docs version at a time. */
  contextualSearch: boolean
}

/** A part whose pages haven't been read yet. */
export interface ListedPart {
  folder: string
  language: string
  tag: string
  /** Hash of everything that affects the part. */
  key: string
  /** Sorted by `sortPages`. */
  pages: readonly ListedPage[]
  /** Number of words for correcting typos. */
  words: number
  offline: OfflineUse
}

/**
 * Splits the pages of each language and tag into parts. A page's part is derived from its path, so
 * adding a page leaves most other pages in place. Parts of older versions are only available
 * offline if every query includes them.
 */
export function listParts(
  site: SearchedSite,
  {version, contextualSearch, ...settings}: IndexSettings
): ListedPart[] {
  const pages = listPages(site, settings).map((page) => ({
    ...page,
    key: hashValue([version, page.key])
  }))
  return [...groupBy(pages, groupOf).values()].flatMap((group) => {
    const count = Math.ceil(group.length / PART_PAGES)
    const placeOf = ({routePath}: ListedPage) =>
      Math.floor((hashText(`part ${routePath}`) / HASH_RANGE) * count)
    const parts = [...groupBy(group, placeOf)].sort(([left], [right]) => left - right)
    return parts.map(([place, own]) => createListedPart(own, {place, count, contextualSearch}))
  })
}

interface PartPlace extends Pick<IndexSettings, 'contextualSearch'> {
  place: number
  count: number
}

function createListedPart(
  own: readonly ListedPage[],
  {place, count, contextualSearch}: PartPlace
): ListedPart {
  const pages = sortPages(own)
  const {language = '', tag = ''} = pages[0] ?? {}
  const words = Math.ceil(KNOWN_WORDS / count)
  const key = hashValue([words, pages.map((page) => [page.routePath, page.key])])
  const name = tag.toLowerCase().replace(/[^a-z\d]+/g, '-')
  const folder = `${name}-${hashValue([language, tag, place, count]).slice(0, 6)}`
  const isOlder = contextualSearch && pages.every(({isOfOlderVersion}) => isOfOlderVersion)
  return {folder, language, tag, key, pages, words, offline: isOlder ? false : INDEX_SET}
}
