import type {OutputFile} from '@lectern/types'
import {INDEX_FILE, INDEX_FORMAT, type IndexFile, nameFile} from '../index-format/index-format.js'
import {readText} from './create-part.js'
import type {SearchedSite} from './list-pages.js'
import {INDEX_SET, type IndexSettings, type ListedPart, listParts} from './list-parts.js'
import {listPagesFiles, listTexts} from './part-files.js'
import {createPartLoader} from './part-loader.js'
import type {PartBuilder} from './part-builder.js'
import type {PartStore} from './part-store.js'
import {createTextCache, type TextCache} from './text-cache.js'

/** Output folder of the index. */
export const INDEX_FOLDER = 'assets/search'

/**
 * Creates the files of a site's index. Only reads pages that have changed. The result doesn't
 * depend on the cache, and a file's content is generated only if the file is missing from the
 * output.
 */
export async function createIndexFiles(
  site: SearchedSite,
  {store, ...settings}: IndexSettings & {store: PartStore}
): Promise<OutputFile[]> {
  const parts = listParts(site, settings)
  store.keep(parts.map(({folder}) => folder))
  const texts = createTextCache()
  const loader = createPartLoader(store, texts)
  const files: OutputFile[] = []
  const entries: IndexFile['parts'][number][] = []
  for (const part of parts) {
    const {folder, language, tag, key, offline} = part
    const known = store.readList(folder)
    const list = known?.key === key ? known : await loader.update(part)
    entries.push({folder, hash: list.hash, language, tag})
    for (const {name, hash} of list.files) {
      const text = async () => (await loader.load(part)).get(name)?.text() ?? ''
      files.push({file: `${INDEX_FOLDER}/${folder}/${name}`, key: hash, text, offline})
    }
    files.push(...listTextFiles(part, texts))
  }
  return [createFirstFile(entries), ...files]
}

/**
 * Lists the files of a site's index in development. Pages aren't read until a file is requested.
 */
export function listIndexFiles(
  site: SearchedSite,
  {builder, ...settings}: IndexSettings & {builder: PartBuilder}
): OutputFile[] {
  const parts = listParts(site, settings)
  builder.keep(parts.map(({key}) => key))
  const entries = parts.map(({folder, language, tag, key}) => ({folder, hash: key, language, tag}))
  const files = parts.flatMap((part): OutputFile[] => {
    const {folder, key, pages, offline} = part
    const named = (['part', 'terms', 'words'] as const).map((kind) => nameFile(kind, key))
    const created = [...named, ...listPagesFiles(pages)].map((name) => ({
      file: `${INDEX_FOLDER}/${folder}/${name}`,
      key: `${key} ${name}`,
      text: async () => (await builder.make(part)).get(name)?.text() ?? '',
      offline
    }))
    return [...created, ...listTextFiles(part)]
  })
  return [createFirstFile(entries), ...files]
}

function createFirstFile(parts: IndexFile['parts']): OutputFile {
  const index: IndexFile = {format: INDEX_FORMAT, parts}
  return {file: `${INDEX_FOLDER}/${INDEX_FILE}`, text: JSON.stringify(index), offline: INDEX_SET}
}

function listTextFiles({folder, pages, offline}: ListedPart, texts?: TextCache): OutputFile[] {
  const named = listTexts(pages)
  return pages.map((page, index) => ({
    file: `${INDEX_FOLDER}/${folder}/${named[index]?.name ?? ''}`,
    key: page.key,
    text: () => texts?.take(page.key) ?? readText(page),
    offline
  }))
}
