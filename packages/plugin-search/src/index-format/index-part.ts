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

/** Reads a JSON file in the index folder. Rejects if it's missing. */
export type ReadIndexFile = (file: string) => Promise<unknown>

/** A part of the index. Files are fetched on demand and cached. */
export interface IndexPart {
  sections: number
  /** Index of the first section of each page. */
  pageStarts: readonly number[]
  /** Returns the postings of all terms that start with `base`, from a limited number of files. */
  termsFrom(base: string, files: number): Promise<readonly (readonly [string, string])[]>
  /** Returns the page of a section, and the index of the section on the page. */
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

/** Returns the index of the last item of a sorted list that matches, or -1. */
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
