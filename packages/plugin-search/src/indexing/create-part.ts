import {type PartFile, termsFile, type TextPage, textsFile} from '../index-format/index-format.js'
import {encodeNumber, encodePostings} from '../index-format/postings.js'
import {isStopWord} from '../words/terms.js'
import {encodeWords} from '../words/word-list.js'
import {countImpacts, type KnownTerms} from './count-impacts.js'
import type {SearchedPage} from './searched-page.js'

/** Contents of a part's files, by name. */
export type PartFiles = Readonly<Record<string, string>>

/** Number and type of the files in a part, which only depend on its number of pages. */
export interface PartShape {
  termFiles: number
  pages: number
  /** Number of words for correcting typos. */
  words: number
}

/** Number of pages whose terms share a file. A query fetches one file per word and part. */
const PAGES_OF_TERMS = 3

/** Number of pages whose text shares a file. A hit on one of them fetches the whole file. */
const PAGES_OF_TEXTS = 1

/** Maximum length of a section's displayed text. All of its text is searchable. */
const SHOWN_LENGTH = 8_000

/**
 * Returns the shape of a part by its number of pages. `words` is the number of words in all parts that are searched
 * together.
 */
export function shapePart(pages: number, words: number): PartShape {
  return {termFiles: Math.max(1, Math.ceil(pages / PAGES_OF_TERMS)), pages, words}
}

/** Lists the names of all files of a part. */
export function listPartFiles({termFiles, pages}: PartShape): string[] {
  const names = (count: number, name: (index: number) => string) =>
    Array.from({length: count}, (_, index) => name(index))
  return [
    'part.json',
    'words.json',
    ...names(termFiles, termsFile),
    ...names(Math.ceil(pages / PAGES_OF_TEXTS), textsFile)
  ]
}

/** Indexes pages that are searched together. Identical pages produce identical bytes. */
export async function createPart(
  pages: readonly (() => Promise<SearchedPage>)[],
  shape: PartShape
): Promise<PartFiles> {
  const postings = new Map<string, [number, number][]>()
  const shown: TextPage[] = []
  const known: KnownTerms = new Map()
  let sections = 0
  for (const read of pages) {
    const page = await read()
    for (const impacts of countImpacts(page, known)) {
      addPostings(postings, sections, impacts)
      sections += 1
    }
    shown.push(cutTexts(page))
  }
  const terms = writeTerms(postings, shape.termFiles)
  const texts = writeTexts(shown)
  const part: PartFile = {
    sections,
    terms: terms.firsts,
    texts: texts.counts.map(encodeNumber).join(''),
    pages: shown.map((page) => encodeNumber(page.sections.length)).join('')
  }
  return {
    'part.json': JSON.stringify(part),
    'words.json': JSON.stringify(encodeWords(countWords(postings), shape.words)),
    ...terms.files,
    ...texts.files
  }
}

function addPostings(
  postings: Map<string, [number, number][]>,
  section: number,
  impacts: ReadonlyMap<string, number>
): void {
  for (const [term, impact] of impacts) {
    const list = postings.get(term)
    if (list) list.push([section, impact])
    else postings.set(term, [[section, impact]])
  }
}

/** Splits sorted terms into files of similar size. */
function writeTerms(postings: ReadonlyMap<string, [number, number][]>, count: number) {
  const lines = [...postings.keys()].sort().map((term) => {
    const line = `${JSON.stringify(term)}:"${encodePostings(postings.get(term) ?? [])}"`
    return {term, line}
  })
  const size = lines.reduce((sum, {line}) => sum + line.length, 0)
  const buckets = Array.from({length: count}, (): typeof lines => [])
  let before = 0
  for (const entry of lines) {
    buckets[Math.floor((before / size) * count)]?.push(entry)
    before += entry.line.length
  }
  return {
    // An empty file has the same first term as the next file.
    firsts: buckets.map(
      (_, index) => buckets.slice(index).find((bucket) => bucket.length > 0)?.[0]?.term ?? '\uffff'
    ),
    files: Object.fromEntries(
      buckets.map((bucket, index) => [
        termsFile(index),
        `{${bucket.map(({line}) => line).join(',')}}`
      ])
    )
  }
}

function writeTexts(pages: readonly TextPage[]) {
  const counts: number[] = []
  const files: Record<string, string> = {}
  for (let first = 0; first < pages.length; first += PAGES_OF_TEXTS) {
    const own = pages.slice(first, first + PAGES_OF_TEXTS)
    files[textsFile(counts.length)] = JSON.stringify(own)
    counts.push(own.reduce((sum, {sections}) => sum + sections.length, 0))
  }
  return {counts, files}
}

function cutTexts({url, title, group, sections}: SearchedPage): TextPage {
  return {
    url,
    title,
    group,
    sections: sections.map(([id, depth, heading, text]) => [
      id,
      depth,
      heading,
      text.slice(0, SHOWN_LENGTH)
    ])
  }
}

/** Counts the words to use for correcting typos. Names with punctuation and short words are excluded. */
function countWords(postings: ReadonlyMap<string, readonly unknown[]>): Map<string, number> {
  const isWord = (term: string) =>
    term.length >= 4 && term.length <= 24 && /^\p{L}+$/u.test(term) && !isStopWord(term)
  return new Map(
    [...postings].flatMap(([term, list]) => (isWord(term) ? [[term, list.length]] : []))
  )
}
