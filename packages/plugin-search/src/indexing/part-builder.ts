import {createPart, NO_PART} from './create-part.js'
import type {ListedPage} from './list-pages.js'
import {createPartFiles, type PartFiles} from './part-files.js'

/** A part whose files are requested in development. */
export interface RequestedPart {
  /** Hash of everything that affects the part. */
  key: string
  pages: readonly ListedPage[]
  /** Number of words for correcting typos. */
  words: number
}

/** Creates parts in development. Each part is built once for all of its files. */
export interface PartBuilder {
  make(part: RequestedPart): Promise<PartFiles['files']>
  /** Discards all parts except those with the given keys. */
  keep(keys: readonly string[]): void
}

/**
 * Creates a part builder.
 *
 * @param maximum - Maximum number of cached parts.
 */
export function createPartBuilder(maximum: number): PartBuilder {
  const created = new Map<string, Promise<PartFiles['files']>>()
  return {
    make({key, pages, words}) {
      const known = created.get(key)
      if (known) return known
      for (const old of [...created.keys()].slice(0, Math.max(0, created.size + 1 - maximum)))
        created.delete(old)
      const files = createPart(pages, NO_PART).then(
        (part) => createPartFiles(part, {words, fixedHash: key}).files
      )
      created.set(key, files)
      // Failures aren't cached.
      files.catch(() => created.delete(key))
      return files
    },
    keep(keys) {
      for (const key of created.keys()) if (!keys.includes(key)) created.delete(key)
    }
  }
}
