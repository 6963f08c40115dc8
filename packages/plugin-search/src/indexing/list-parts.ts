import type {OfflineUse} from '@lectern/types'
import {hashValue} from '@lectern/shared/cache/content-hash'
import {groupOf} from '../index-format/index-format.js'
import {groupBy} from './group-by.js'
import {HASH_RANGE, hashText} from './hash-text.js'
import {type ListedPage, listPages, type PageSettings, type SearchedSite} from './list-pages.js'
import {sortPages} from './place-pages.js'

/** Maximum number of pages per part. All pages of a part are in memory at the same time. */
const PART_PAGES = 3000

/** Maximum number of words for correcting typos. They're fetched when a query word isn't found. */
const KNOWN_WORDS = 12_000

/** Offline set of the index files. */
export const INDEX_SET: OfflineUse = Object.freeze({set: 'search'})

/** Settings of an index. */
export interface IndexSettings extends PageSettings {
  /** Hash of the indexing code. */
  version: string
  /** Whether only one docs version is searched at a time. */
  contextualSearch: boolean
}

/** A part before its pages are read. */
export interface ListedPart {
  folder: string
  language: string
  tag: string
  /** Hash of all inputs. */
  key: string
  /** Sorted by `sortPages`. */
  pages: readonly ListedPage[]
  /** Number of words for correcting typos. */
  words: number
  offline: OfflineUse
}

/**
 * Splits the pages of each language and tag into parts. Pages are assigned by path, so that adding a page affects few
 * others. Parts of older versions aren't available offline unless every query includes them.
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
