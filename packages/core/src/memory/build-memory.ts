import type {CompiledContent} from '../content/compiled-content.js'
import type {HashedFiles} from '../assets/file-hasher.js'
import type {ImageSizes} from '../assets/site-assets.js'
import type {WrittenFiles} from '../output/written-file.js'
import type {SourceMemory} from '../sources/source-reader.js'

/** Facts about a rendered page that are kept. */
export interface PageNote {
  /** Links to other pages and files. */
  links: readonly string[]
  ids: readonly string[]
  /** Parts of the page that the site's content security policy blocks; absent if there are none. */
  blocked?: readonly string[]
  /** Its head contains `noindex`. */
  noIndex?: true
  /** Milliseconds that rendering took. */
  duration: number
}

/** Everything that one build hands to the next. Stages take it and return the parts they learned. */
export interface BuildMemory {
  /** Scanned sources, by path relative to the site root. */
  sources: SourceMemory
  /** Hashes of static files, images and other files that contents use. */
  files: HashedFiles
  images: ImageSizes
  /** Compiled contents by record key. */
  contents: ReadonlyMap<string, CompiledContent>
  /** Files of the output. One site may be built to several folders, each with its own memory. */
  output: WrittenFiles
  /** Rendered pages by route path. */
  pages: ReadonlyMap<string, PageNote>
}

/** Facts about files. Languages of a site share most of them. */
export type FileMemory = Pick<BuildMemory, 'sources' | 'files' | 'images' | 'contents'>

/** The result of a stage: a value for the next stages, and what to remember of it. */
export interface StageResult<Output, Memory> {
  output: Output
  memory: Memory
}

/** The memory of a first build. */
export const NO_MEMORY: BuildMemory = Object.freeze({
  sources: {},
  files: {},
  images: {},
  contents: new Map<string, CompiledContent>(),
  output: {},
  pages: new Map<string, PageNote>()
})

/** A memory without any facts about files. */
export const NO_FILES: FileMemory = NO_MEMORY

/** Adds what a stage or a different language learned of files; it wins. Parts without news are shared. */
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
 * Whether two memories are equal. Stages pass on unchanged facts as the same objects, so identity
 * is enough.
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
