import type {CompiledContent} from '../content/compiled-content.js'
import type {HashedFiles} from '../assets/file-hasher.js'
import type {ImageSizes} from '../assets/site-assets.js'
import type {WrittenFiles} from '../output/written-file.js'
import type {SourceMemory} from '../sources/source-reader.js'

/** Data about a rendered page that the next build needs. */
export interface PageNote {
  /** Links on the page to other pages and files. */
  links: readonly string[]
  ids: readonly string[]
  /**
   * Parts of the page that the site's content security policy blocks. Missing if it blocks nothing.
   */
  blocked?: readonly string[]
  /** Set if the page's head contains `noindex`. */
  noIndex?: true
  /** Rendering time in milliseconds. */
  duration: number
}

/** Data that one build passes to the next. Each stage receives it and returns the changed parts. */
export interface BuildMemory {
  /** Scanned sources by path. Paths are relative to the site root. */
  sources: SourceMemory
  /** Hashes of static files, images and other files used in the content. */
  files: HashedFiles
  images: ImageSizes
  /** Compiled content by record key. */
  contents: ReadonlyMap<string, CompiledContent>
  /** Files of the output. Each output has its own memory. */
  output: WrittenFiles
  /** Rendered pages by route path. */
  pages: ReadonlyMap<string, PageNote>
}

/** Data about files. The locales of a site share most of it. */
export type FileMemory = Pick<BuildMemory, 'sources' | 'files' | 'images' | 'contents'>

/** Result of a stage, with data for the next build. */
export interface StageResult<Output, Memory> {
  output: Output
  memory: Memory
}

/** Memory before the first build. */
export const NO_MEMORY: BuildMemory = Object.freeze({
  sources: {},
  files: {},
  images: {},
  contents: new Map<string, CompiledContent>(),
  output: {},
  pages: new Map<string, PageNote>()
})

/** Empty file memory. */
export const NO_FILES: FileMemory = NO_MEMORY

/**
 * Adds data about files from a stage or another locale. New data wins, and unchanged parts are
 * shared.
 */
export function extendFileMemory(memory: FileMemory, added: Partial<FileMemory>): FileMemory {
  const {sources, files, images, contents} = added
  return {
    sources: sources ? {...memory.sources, ...sources} : memory.sources,
    files: files ? {...memory.files, ...files} : memory.files,
    images: images ? {...memory.images, ...images} : memory.images,
    contents: contents ? new Map([...memory.contents, ...contents]) : memory.contents
  }
}

/**
 * Returns whether two memories are the same. Comparing references is enough, because stages don't
 * copy unchanged data.
 */
export function isSameMemory(left: BuildMemory, right: BuildMemory): boolean {
  return (
    isSameRecord(left.sources, right.sources) &&
    isSameRecord(left.files, right.files) &&
    isSameRecord(left.images, right.images) &&
    left.output === right.output &&
    isSameMap(left.contents, right.contents) &&
    isSameMap(left.pages, right.pages)
  )
}

function isSameRecord(
  left: Readonly<Record<string, unknown>>,
  right: Readonly<Record<string, unknown>>
): boolean {
  const names = Object.keys(left)
  return (
    names.length === Object.keys(right).length && names.every((name) => left[name] === right[name])
  )
}

function isSameMap(
  left: ReadonlyMap<string, unknown>,
  right: ReadonlyMap<string, unknown>
): boolean {
  return left.size === right.size && [...left].every(([key, value]) => right.get(key) === value)
}
