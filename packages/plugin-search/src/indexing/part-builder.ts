import {createPart, type PartFiles, type PartShape} from './create-part.js'
import type {ListedPage} from './list-pages.js'

/** Creates parts, once for all of their files. */
export interface PartBuilder {
  /** Returns the files of the part with a key. */
  make(key: string, pages: readonly ListedPage[], shape: PartShape): Promise<PartFiles>
  /** Discards all parts except those with the given keys. */
  keep(keys: readonly string[]): void
}

/**
 * Creates a part maker.
 *
 * @param most - Maximum number of cached parts. Builds write one part at a time.
 */
export function createPartBuilder(most: number): PartBuilder {
  const made = new Map<string, Promise<PartFiles>>()
  return {
    make(key, pages, shape) {
      const known = made.get(key)
      if (known) return known
      for (const old of [...made.keys()].slice(0, Math.max(0, made.size + 1 - most)))
        made.delete(old)
      const part = createPart(
        pages.map((page) => () => readPage(page)),
        shape
      )
      made.set(key, part)
      // Doesn't cache failures.
      part.catch(() => made.delete(key))
      return part
    },
    keep(keys) {
      for (const key of made.keys()) if (!keys.includes(key)) made.delete(key)
    }
  }
}

async function readPage({readSections, ...page}: ListedPage) {
  return {...page, sections: await readSections()}
}
