import fs from 'node:fs'
import {readCheckedJson} from '@lectern/shared/cache/checked-json'
import {hashContent} from '@lectern/shared/cache/content-hash'
import type {CompiledContent} from '../content/compiled-content.js'
import type {HashedFiles} from '../assets/file-hasher.js'
import type {ImageSizes} from '../assets/site-assets.js'
import type {SourceMemory} from '../sources/source-reader.js'
import type {WrittenFiles} from '../output/written-file.js'
import {type BuildMemory, NO_MEMORY} from './build-memory.js'
import {memoryFile} from './cache-folders.js'

type StoredPage = readonly [
  links: readonly number[],
  ids: readonly number[],
  duration: number,
  noIndex: 0 | 1,
  blocked?: readonly number[]
]

/** Format of the memory file. Strings that many pages share are stored only once. */
interface StoredMemory {
  writer: string
  sources: SourceMemory
  files: HashedFiles
  images: ImageSizes
  contents: readonly CompiledContent[]
  output: WrittenFiles
  texts: readonly string[]
  pages: Record<string, StoredPage>
}

/** Version of the file format. */
const SHAPE = 7

function writerOf(generator: string): string {
  return `${generator} ${SHAPE}`
}

/**
 * Reads the memory of the previous build. If the file is missing, damaged or from a different
 * release, returns `NO_MEMORY`, so the build starts from scratch.
 */
export function readMemory(cacheDir: string, outDir: string, generator: string): BuildMemory {
  const stored = readCheckedJson<StoredMemory>(memoryFile(cacheDir, outDir))
  return stored?.writer === writerOf(generator) ? restore(stored) : NO_MEMORY
}

/** Writes the memory for the next build, see `readCheckedJson`. The file is replaced atomically. */
export function writeMemory(
  cacheDir: string,
  outDir: string,
  generator: string,
  memory: BuildMemory
): void {
  const bytes = Buffer.from(JSON.stringify(store(memory, generator)))
  const file = memoryFile(cacheDir, outDir)
  fs.mkdirSync(cacheDir, {recursive: true})
  // The hash and the content are written separately, because concatenating them would double the
  // memory usage on large sites.
  fs.writeFileSync(`${file}.new`, `${hashContent(bytes)}\n`)
  fs.appendFileSync(`${file}.new`, bytes)
  fs.renameSync(`${file}.new`, file)
}

function restore(stored: StoredMemory): BuildMemory {
  const textsAt = (indexes: readonly number[]) => indexes.map((index) => stored.texts[index] ?? '')
  return {
    sources: stored.sources,
    files: stored.files,
    images: stored.images,
    contents: new Map(stored.contents.map((content) => [content.key, content])),
    output: stored.output,
    pages: new Map(
      Object.entries(stored.pages).map(([page, [links, ids, duration, noIndex, blocked]]) => [
        page,
        {
          links: textsAt(links),
          ids: textsAt(ids),
          duration,
          ...(noIndex === 1 && {noIndex: true as const}),
          ...(blocked && {blocked: textsAt(blocked)})
        }
      ])
    )
  }
}

function store(memory: BuildMemory, generator: string): StoredMemory {
  const indexes = new Map<string, number>()
  const indexOf = (text: string) => {
    const index = indexes.get(text) ?? indexes.size
    indexes.set(text, index)
    return index
  }
  const pages = Object.fromEntries(
    [...memory.pages].map(([page, {links, ids, duration, noIndex, blocked}]) => [
      page,
      [
        links.map(indexOf),
        ids.map(indexOf),
        duration,
        noIndex ? 1 : 0,
        ...(blocked ? [blocked.map(indexOf)] : [])
      ] as unknown as StoredPage
    ])
  )
  return {
    writer: writerOf(generator),
    sources: memory.sources,
    files: memory.files,
    images: memory.images,
    contents: [...memory.contents.values()],
    output: memory.output,
    texts: [...indexes.keys()],
    pages
  }
}
