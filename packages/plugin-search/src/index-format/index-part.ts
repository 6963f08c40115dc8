import {
  BLOCK,
  countBlocks,
  nameFile,
  type PagesFile,
  type PartEntry,
  type PartFile,
  type PartFileKind,
  type TermsFile,
  type TextPage
} from './index-format.js'
import {decodeNumbers, readPostings} from './postings.js'

/** Reads a JSON file from the index folder. Rejects if the file is missing. */
export type ReadIndexFile = (file: string) => Promise<unknown>

/** A part of the index. Fetches files on demand and caches them. */
export interface IndexPart {
  /** Whether the pages of the part are docs. */
  isDocs: boolean
  sections: number
  /** Index of the first section on each page. */
  pageStarts: readonly number[]
  /** Returns the terms that start with `base` and their postings. Reads at most `files` files. */
  termsFrom(base: string, files: number): Promise<readonly (readonly [string, string])[]>
  /** Decodes a term's postings and passes each section index and impact to `take`. */
  readPostings(text: string, take: (section: number, impact: number) => void): void
  /** Returns the page that contains a section, and the section's index on that page. */
  textOf(section: number): Promise<{page: TextPage; index: number}>
  /** Returns the encoded list of words for correcting typos. */
  readWords(): Promise<string>
}

/** Opens a part of the index. */
export async function openPart(
  {folder, hash, tag}: PartEntry,
  readFile: ReadIndexFile
): Promise<IndexPart> {
  const read = <Content>(kind: PartFileKind, of: string) =>
    // The content isn't validated here, but where it's used.
    readFile(`${folder}/${nameFile(kind, of)}`) as Promise<Content>
  const part = await read<PartFile>('part', hash)
  const {sections, pageStarts, indexes} = numberSections(part)
  const termHashes = cutHashes(part.terms, part.starts.length)
  const readText = openTexts(part, read)
  return {
    isDocs: tag.startsWith('docs-'),
    sections,
    pageStarts,
    async termsFrom(base, files) {
      const found = await Promise.all(
        findStarts(part.starts, base)
          .slice(0, files)
          .map((index) => read<TermsFile>('terms', termHashes[index] ?? ''))
      )
      return found.flatMap(Object.entries).filter(([term]) => term.startsWith(base))
    },
    readPostings: (text, take) =>
      readPostings(text, (number, impact) => take((indexes[number] ?? 0) - 1, impact)),
    async textOf(section) {
      const page = findLast(pageStarts, (start) => start <= section)
      return {page: await readText(page), index: section - (pageStarts[page] ?? 0)}
    },
    readWords: async () => String(await read('words', part.words))
  }
}

/** Maps section numbers, which can have gaps, to consecutive indexes. */
function numberSections({pages}: PartFile) {
  const numbers = [...decodeNumbers(pages)]
  const placed = Array.from({length: numbers.length / 2}, (_, page) => ({
    gap: numbers[page * 2] ?? 0,
    count: numbers[page * 2 + 1] ?? 0
  }))
  const blocks = placed.reduce((sum, {gap, count}) => sum + gap + countBlocks(count), 0)
  /** Section index plus one, by section number. Unused numbers have 0. */
  const indexes = new Int32Array(blocks * BLOCK)
  const pageStarts: number[] = []
  let block = 0
  let sections = 0
  for (const {gap, count} of placed) {
    pageStarts.push(sections)
    block += gap
    for (let own = 0; own < count; own++) indexes[block * BLOCK + own] = ++sections
    block += countBlocks(count)
  }
  return {sections, pageStarts, indexes}
}

/** Creates a function that reads the text of a page, given its index. */
function openTexts(
  {counts, tables}: PartFile,
  read: <Content>(kind: PartFileKind, hash: string) => Promise<Content>
): (page: number) => Promise<TextPage> {
  const pagesOf = [...decodeNumbers(counts)]
  const hashes = cutHashes(tables, pagesOf.length)
  const starts = listStarts(pagesOf)
  return async (page) => {
    const table = findLast(starts, (start) => start <= page)
    const texts = await read<PagesFile>('pages', hashes[table] ?? '')
    const hash = cutHashes(texts, pagesOf[table] ?? 1)[page - (starts[table] ?? 0)]
    if (hash === undefined) throw new Error('A part of the search index is damaged.')
    return read<TextPage>('text', hash)
  }
}

/** Returns the indexes of the terms files that can contain terms with this prefix. */
function findStarts(starts: readonly string[], base: string): number[] {
  const first = findLast(starts, (start) => start <= base)
  const found = first < 0 ? [] : [first]
  for (let index = first + 1; starts[index]?.startsWith(base); index++) found.push(index)
  return found
}

/** Splits concatenated hashes of equal length. */
function cutHashes(joined: string, count: number): string[] {
  const length = joined.length / count
  return Array.from({length: count}, (_, index) =>
    joined.slice(index * length, (index + 1) * length)
  )
}

function listStarts(counts: readonly number[]): number[] {
  let start = 0
  return counts.map((count) => {
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
