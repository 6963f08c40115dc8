import type {OfflineUse, OutputFile} from '@lectern/types'
import {hashContent, hashValue} from '@lectern/shared/cache/content-hash'
import {groupOf, INDEX_FILE, INDEX_FORMAT, type IndexFile} from '../index-format/index-format.js'
import {listPartFiles, type PartShape, shapePart} from './create-part.js'
import {groupBy} from './group-by.js'
import {type ListedPage, listPages, type PageSettings, type SearchedSite} from './list-pages.js'
import type {PartBuilder} from './part-builder.js'

/** Maximum number of pages per part. A changed page causes its whole part to be indexed again. */
const PART_PAGES = 1500

/** Maximum number of words for correcting typos. They're fetched when a query word isn't found. */
const KNOWN_WORDS = 12_000

/** Output folder of the index. */
export const INDEX_FOLDER = 'assets/search'

/** Offline set of the index files. */
export const INDEX_SET: OfflineUse = Object.freeze({set: 'search'})

interface IndexSettings extends PageSettings {
  /** Hash of the indexing code. */
  version: string
  builder: PartBuilder
  /** Whether only one docs version is searched at a time. */
  contextualSearch: boolean
}

/** A part before it's created. If its files are from an earlier build, it isn't created again. */
interface ListedPart {
  entry: IndexFile['parts'][number]
  key: string
  shape: PartShape
  pages: readonly ListedPage[]
  offline: OfflineUse
}

/**
 * Lists the files of a site's index. The key of a part is based on its pages, so builds reuse the part until a page
 * changes. Identical pages produce identical files. Parts of older versions aren't available offline unless every query
 * includes them.
 */
export function createIndexFiles(
  site: SearchedSite,
  {version, builder, contextualSearch, ...settings}: IndexSettings
): OutputFile[] {
  const parts = cutIntoParts(listPages(site, settings), {version, contextualSearch})
  builder.keep(parts.map(({key}) => key))
  const index: IndexFile = {format: INDEX_FORMAT, parts: parts.map(({entry}) => entry)}
  return [
    {file: `${INDEX_FOLDER}/${INDEX_FILE}`, text: JSON.stringify(index), offline: INDEX_SET},
    ...parts.flatMap((part) => listFiles(part, builder))
  ]
}

function listFiles(
  {entry, key, shape, pages, offline}: ListedPart,
  builder: PartBuilder
): OutputFile[] {
  return listPartFiles(shape).map((name) => ({
    file: `${INDEX_FOLDER}/${entry.folder}/${name}`,
    key: `${key} ${name}`,
    text: async () => (await builder.make(key, pages, shape))[name] ?? '',
    offline
  }))
}

/**
 * Splits the pages of each language and tag into parts. Pages are assigned by path, so that adding a page affects few
 * others.
 */
function cutIntoParts(pages: readonly ListedPage[], settings: PartSettings): ListedPart[] {
  return [...groupBy(pages, groupOf).values()].flatMap((group) => {
    const count = Math.ceil(group.length / PART_PAGES)
    const folderOf = ({routePath}: ListedPage) =>
      Number.parseInt(hashContent(routePath).slice(0, 8), 16) % count
    const cut = [...groupBy(group, folderOf)].sort(([left], [right]) => left - right)
    return cut.map(([, own]) => createListedPart(own, settings, Math.ceil(KNOWN_WORDS / count)))
  })
}

type PartSettings = Pick<IndexSettings, 'version' | 'contextualSearch'>

function createListedPart(
  pages: readonly ListedPage[],
  {version, contextualSearch}: PartSettings,
  words: number
): ListedPart {
  const {language = '', tag = ''} = pages[0] ?? {}
  const shape = shapePart(pages.length, words)
  const key = hashValue([version, shape, pages.map((page) => page.key)])
  const folder = `${tag.toLowerCase().replace(/[^a-z\d]+/g, '-')}-${key.slice(0, 10)}`
  const isOlder = contextualSearch && pages.every(({isOfOlderVersion}) => isOfOlderVersion)
  return {entry: {folder, language, tag}, key, shape, pages, offline: isOlder ? false : INDEX_SET}
}
