/**
 * First file of an index. An index consists of JSON files that `indexing` writes and the search engine reads. Pages are
 * split into parts with one language, one docs version and a limited number of pages each. Names of all other files
 * contain a hash of their content, and sections have numbers that don't depend on other pages. An edited page therefore
 * only changes its text, and the files with terms whose number or weight on the page has changed.
 */
export interface IndexFile {
  format: typeof INDEX_FORMAT
  parts: readonly PartEntry[]
}

/** Version of the index format. */
export const INDEX_FORMAT = 2

/** Name of the first file in the index folder. */
export const INDEX_FILE = 'index.json'

/** Name of the worker script in the index folder. */
export const WORKER_FILE = 'worker.js'

/** A part and its language and tag. */
export interface PartEntry {
  folder: string
  /** Hash in the name of the part's first file. */
  hash: string
  language: string
  /** Docs instance and version, such as `docs-default-current`. `default` outside docs. */
  tag: string
}

/** Returns the key of the pages that are searched together. */
export function groupOf({language, tag}: Pick<PartEntry, 'language' | 'tag'>): string {
  return `${language} ${tag}`
}

/** Kinds of files in a part. Their names are the kind and a hash, such as `terms-0cb6189b36.json`. */
export type PartFileKind = 'part' | 'pages' | 'terms' | 'text' | 'words'

/** Returns the name of a file. */
export function nameFile(kind: PartFileKind, hash: string): string {
  return `${kind}-${hash}.json`
}

/** The first file of a part. Hashes of several files have the same length and are joined. */
export interface PartFile {
  /**
   * Two numbers for each page, encoded with `encodeNumber`: the number of unused blocks of section numbers before the
   * page, and its number of sections.
   */
  pages: string
  /** Number of pages in each pages file, encoded in the same way. */
  counts: string
  /** Hashes of the pages files. A `PagesFile` contains the hashes of text files. */
  tables: string
  /** A lower bound for the terms of each file, after all terms of the previous file. Sorted. */
  starts: readonly string[]
  /** Hashes of the terms files. */
  terms: string
  /** Hash of the file with the words that are used to correct typos. */
  words: string
}

/** Postings by term. Terms are sorted across files. */
export type TermsFile = Readonly<Record<string, string>>

/** Hashes of the text files of consecutive pages, joined. A text file contains a `TextPage`. */
export type PagesFile = string

/**
 * Number of section numbers in a block. A page has its own blocks, so that a new section doesn't change the numbers of
 * other pages.
 */
export const BLOCK = 8

/** Returns the number of blocks that a page needs. */
export function countBlocks(sections: number): number {
  return Math.ceil(sections / BLOCK)
}

/** Displayed data of a page. */
export interface TextPage {
  /** URL with the base URL. */
  url: string
  title: string
  /** Group of hits, such as a category. */
  group: string
  sections: readonly TextSection[]
}

/** A section: ID of its heading (empty for the page itself), level, heading and text. */
export type TextSection = readonly [id: string, depth: number, heading: string, text: string]
