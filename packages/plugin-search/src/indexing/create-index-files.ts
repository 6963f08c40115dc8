import type {OfflineUse, OutputFile} from '@lectern/types'
import {hashContent, hashValue} from '@lectern/shared/cache/content-hash'
import {groupOf, INDEX_FILE, INDEX_FORMAT, type IndexFile} from '../index-format/index-format.js'
import {listPartFiles, type PartShape, shapePart} from './create-part.js'
import {groupBy} from './group-by.js'
import {type ListedPage, listPages, type PageSettings, type SearchedSite} from './list-pages.js'
import type {PartMaker} from './part-maker.js'

/** Maximum number of pages per part: after a change of one page, its part is indexed again. */
const PART_PAGES = 1500

/** Words that typing errors are compared with: they are fetched when a word is found nowhere. */
const KNOWN_WORDS = 12_000

/** Folder of the output that holds the index. */
export const INDEX_FOLDER = 'assets/search'

/** Files that a copy of the site needs to be searched without a network. */
export const INDEX_SET: OfflineUse = Object.freeze({set: 'search'})

interface IndexSettings extends PageSettings {
  /** Changes with the code that makes the index. */
  version: string
  maker: PartMaker
  /** Readers search one version of the docs at a time, not all of them. */
  contextualSearch: boolean
}

/** A part that may not be needed: its files may be there from an earlier build. */
interface ListedPart {
  entry: IndexFile['parts'][number]
  key: string
  shape: PartShape
  pages: readonly ListedPage[]
  offline: OfflineUse
}

/**
 * Lists the files of a site's index. A part has a key for its pages, so a build keeps it until one
 * of them changes. The same pages give the same files. Parts of older versions need a network,
 * unless every query includes them.
 */
export function createIndexFiles(
  site: SearchedSite,
  {version, maker, contextualSearch, ...settings}: IndexSettings
): OutputFile[] {
  const parts = cutIntoParts(listPages(site, settings), {version, contextualSearch})
  maker.keep(parts.map(({key}) => key))
  const index: IndexFile = {format: INDEX_FORMAT, parts: parts.map(({entry}) => entry)}
  return [
    {file: `${INDEX_FOLDER}/${INDEX_FILE}`, text: JSON.stringify(index), offline: INDEX_SET},
    ...parts.flatMap((part) => listFiles(part, maker))
  ]
}

function listFiles(
  {entry, key, shape, pages, offline}: ListedPart,
  maker: PartMaker
): OutputFile[] {
  return listPartFiles(shape).map((name) => ({
    file: `${INDEX_FOLDER}/${entry.folder}/${name}`,
    key: `${key} ${name}`,
    text: async () => (await maker.make(key, pages, shape))[name] ?? '',
    offline
  }))
}

/** Pages of one language and tag; many of them by their paths, so that a new page moves few others. */
function cutIntoParts(pages: readonly ListedPage[], settings: PartSettings): ListedPart[] {
  return [...groupBy(pages, groupOf).values()].flatMap((group) => {
    const count = Math.ceil(group.length / PART_PAGES)
    const placeOf = ({routePath}: ListedPage) =>
      Number.parseInt(hashContent(routePath).slice(0, 8), 16) % count
    const cut = [...groupBy(group, placeOf)].sort(([left], [right]) => left - right)
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
