import {
  type PartEntry,
  type PartFile,
  type TermsFile,
  termsFile,
  type TextPage,
  type TextsFile,
  textsFile
} from './index-format.js'
import {decodeNumbers} from './postings.js'

/** Reads the JSON of a file below the index folder; rejects if it's missing. */
export type ReadIndexFile = (file: string) => Promise<unknown>

/** A part of the index, whose files are fetched on demand, once each. */
export interface IndexPart {
  sections: number
  /** Number of the first section of every page, in their order. */
  pageStarts: readonly number[]
  /** Postings of all terms that start with `base`, from so many files at most. */
  termsFrom(base: string, files: number): Promise<readonly (readonly [string, string])[]>
  /** The page of a section, and which of its sections it is. */
  textOf(section: number): Promise<{page: TextPage; index: number}>
}

/** Opens a part. */
export async function openPart({folder}: PartEntry, read: ReadIndexFile): Promise<IndexPart> {
  const part = (await read(`${folder}/part.json`)) as PartFile
  const textStarts = listStarts(part.texts)
  const pageStarts = listStarts(part.pages)
  const readTerms = async (index: number) => {
    const terms = (await read(`${folder}/${termsFile(index)}`)) as TermsFile
    return Object.entries(terms)
  }
  return {
    sections: part.sections,
    pageStarts,
    async termsFrom(base, files) {
      const first = Math.max(
        0,
        findLast(part.terms, (term) => term <= base)
      )
      const wanted: number[] = []
      for (let index = first; index < part.terms.length && wanted.length < files; index++) {
        const term = part.terms[index] ?? ''
        if (index > first && !term.startsWith(base)) break
        wanted.push(index)
      }
      const found = await Promise.all(wanted.map(readTerms))
      return found.flat().filter(([term]) => term.startsWith(base))
    },
    async textOf(section) {
      const file = findLast(textStarts, (start) => start <= section)
      const pages = (await read(`${folder}/${textsFile(file)}`)) as TextsFile
      let index = section - (textStarts[file] ?? 0)
      for (const page of pages) {
        if (index < page.sections.length) return {page, index}
        index -= page.sections.length
      }
      throw new Error('A part of the search index is damaged.')
    }
  }
}

function listStarts(counts: string): number[] {
  let start = 0
  return [...decodeNumbers(counts)].map((count) => {
    start += count
    return start - count
  })
}

/** Index of the last item of a sorted list for which something holds; -1 for none. */
function findLast<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  let low = 0
  let high = items.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (holds(items[middle] as Item)) low = middle + 1
    else high = middle
  }
  return low - 1
}
