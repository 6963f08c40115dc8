import {
  BLOCK,
  countBlocks,
  nameFile,
  type PartFile,
  type PartFileKind
} from '../index-format/index-format.js'
import {hashContent} from '@lectern/shared/cache/content-hash'
import {encodeNumber} from '../index-format/postings.js'
import {isStopWord} from '../words/terms.js'
import {encodeWords} from '../words/word-list.js'
import type {IndexedPage, Part} from './create-part.js'
import {
  cutTerms,
  type KnownTermsFile,
  MIN_TERMS,
  startOf,
  type TermRange,
  writeTerms
} from './terms/cut-terms.js'
import type {ListedPage} from './list-pages.js'
import {groupPages} from './place-pages.js'
import type {TermTable} from './terms/term-table.js'

/** A file of a part. */
export interface NamedFile {
  name: string
  /** Hash of the content, or of everything that affects it. */
  hash: string
}

/** A file whose content is created on demand. */
interface LazyFile {
  hash: string
  text(): string
}

/** The files that describe the pages and terms of a part. */
export interface PartFiles {
  /** Hash in the filename of the part's first file. */
  hash: string
  /** All files, by filename. */
  files: ReadonlyMap<string, LazyFile>
  /** The terms files, which the next version of the part can reuse. */
  termsFiles: readonly KnownTermsFile[]
}

interface FileSettings {
  /** Number of words for correcting typos. */
  words: number
  /**
   * Used in filenames in place of content hashes, except for pages files. Puts all terms in a
   * single file.
   */
  fixedHash?: string
}

/**
 * Number of hash digits in filenames. If two hashes of a part share these digits, more are used.
 */
const DIGITS = 9

/** Lists the text files of pages, in the order of the pages. */
export function listTexts(pages: readonly Pick<ListedPage, 'key'>[]): NamedFile[] {
  const hashes = shorten(pages.map(({key}) => key))
  return pages.map(({key}, index) => ({name: nameFile('text', hashes[index] ?? ''), hash: key}))
}

/** Lists the names of a part's pages files. Doesn't need the text of the pages. */
export function listPagesFiles(
  pages: readonly Pick<ListedPage, 'routePath' | 'key'>[]
): readonly string[] {
  const hashes = shorten(createPagesFiles(pages).map(({text}) => hashContent(text)))
  return hashes.map((hash) => nameFile('pages', hash))
}

/** Creates the files of a part, except for text files. */
export function createPartFiles(part: Part, {words, fixedHash}: FileSettings): PartFiles {
  const {pages, terms} = part
  const files = new Map<string, LazyFile>()
  /** Adds files and returns the concatenated hashes in their names. */
  const addAll = (kind: PartFileKind, listed: readonly LazyFile[]): string => {
    const hashes = listed.map(({hash}) => hash)
    const short = fixedHash === undefined || kind === 'pages' ? shorten(hashes) : hashes
    listed.forEach((file, index) => {
      files.set(nameFile(kind, short[index] ?? ''), file)
    })
    return short.join('')
  }
  const withHash = (text: string): LazyFile => ({
    hash: fixedHash ?? hashContent(text),
    text: () => text
  })
  const tables = createPagesFiles(pages)
  const ranges = cutTerms(terms, fixedHash === undefined ? MIN_TERMS : Number.POSITIVE_INFINITY)
  const termsFiles = hashTerms(part, ranges, fixedHash)
  const first: PartFile = {
    pages: encodePages(pages),
    counts: tables.map(({count}) => encodeNumber(count)).join(''),
    tables: addAll(
      'pages',
      tables.map(({text}) => ({hash: hashContent(text), text: () => text}))
    ),
    starts: ranges.map((range) => startOf(terms.terms, range)),
    terms: addAll(
      'terms',
      ranges.map((range, index) => ({
        hash: termsFiles[index]?.hash ?? '',
        text: () => writeTerms(terms, range)
      }))
    ),
    words: addAll('words', [withHash(JSON.stringify(encodeWords(countWords(terms), words)))])
  }
  return {hash: addAll('part', [withHash(JSON.stringify(first))]), files, termsFiles}
}

/**
 * Describes the terms files of a part. If a file is the same as in the previous version of the
 * part, reuses its hash.
 */
function hashTerms(
  {terms, changed, termsFiles}: Part,
  ranges: readonly TermRange[],
  fixedHash: string | undefined
): KnownTermsFile[] {
  const known = new Map(termsFiles.map((file) => [file.first, file]))
  return ranges.map((range) => {
    const {from, to} = range
    const [first = '', last = ''] = [terms.terms[from], terms.terms[to - 1]]
    const count = to - from
    const same = known.get(first)
    const isSame =
      same?.last === last &&
      same.count === count &&
      !terms.terms.slice(from, to).some((term) => changed.has(term))
    const hash = isSame ? same.hash : (fixedHash ?? hashContent(writeTerms(terms, range)))
    return {first, last, count, hash}
  })
}

function createPagesFiles(pages: readonly Pick<ListedPage, 'routePath' | 'key'>[]) {
  const hashes = shorten(pages.map(({key}) => key))
  const named = pages.map(({routePath}, index) => ({routePath, text: hashes[index] ?? ''}))
  return groupPages(named).map((group) => ({
    count: group.length,
    text: JSON.stringify(group.map(({text}) => text).join(''))
  }))
}

function encodePages(pages: readonly IndexedPage[]): string {
  let free = 0
  return pages
    .map(({start, sections}) => {
      const gap = start / BLOCK - free
      free += gap + countBlocks(sections)
      return encodeNumber(gap) + encodeNumber(sections)
    })
    .join('')
}

/** Shortens hashes to the same length without making different hashes equal. */
function shorten(hashes: readonly string[]): string[] {
  const {size} = new Set(hashes)
  let digits = DIGITS
  const cut = () => hashes.map((hash) => hash.slice(0, digits))
  while (new Set(cut()).size < size) digits += 1
  return cut()
}

/**
 * Counts the words that are used to correct typos. Leaves out short words and names with
 * punctuation.
 */
function countWords({terms, counts}: TermTable): Map<string, number> {
  const words = new Map<string, number>()
  terms.forEach((term, index) => {
    if (term.length < 4 || term.length > 24) return
    const isWord = /^[a-z]+$/.test(term) || /^\p{L}+$/u.test(term)
    if (isWord && !isStopWord(term)) words.set(term, counts[index] ?? 0)
  })
  return words
}
