/**
 * The first file of an index. An index consists of JSON files that `indexing` writes and the search
 * engine reads.
 *
 * Pages are split into parts. All pages of a part have the same language and docs version, and the
 * size of a part is limited.
 *
 * All other filenames contain a content hash, and section numbers don't depend on other pages.
 * Editing a page therefore changes only its text file, the files with terms whose numbers or
 * impacts have changed, and the files that refer to them.
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

/** A part, with its language and tag. */
export interface PartEntry {
  folder: string
  /** Hash in the name of the part's first file. */
  hash: string
  language: string
  /**
   * Docs instance and version, such as `docs-default-current`, or `default` for pages outside docs.
   */
  tag: string
}

/** Returns a key that pages have in common if they're searched together. */
export function groupOf({language, tag}: Pick<PartEntry, 'language' | 'tag'>): string {
  return `${language} ${tag}`
}

/**
 * Kinds of files in a part. A filename consists of the kind and a hash, such as
 * `terms-0cb6189b36.json`.
 */
export type PartFileKind = 'part' | 'pages' | 'terms' | 'text' | 'words'

export function nameFile(kind: PartFileKind, hash: string): string {
  return `${kind}-${hash}.json`
}

/**
 * The first file of a part. Where a field contains several hashes, they all have the same length
 * and are concatenated.
 */
export interface PartFile {
  /**
   * Two numbers per page, encoded with `encodeNumber`: the number of unused blocks of section
   * numbers before the page, and the number of its sections.
   */
  pages: string
  /** Number of pages in each pages file, encoded the same way. */
  counts: string
  /** Hashes of the pages files, which in turn contain the hashes of text files. */
  tables: string
  /**
   * A lower bound for the terms of each file, which sorts after all terms of the previous file. In
   * ascending order.
   */
  starts: readonly string[]
  /** Hashes of the terms files. */
  terms: string
  /** Hash of the file with the words for correcting typos. */
  words: string
}

/** Postings by term. Terms are sorted, within a file and across files. */
export type TermsFile = Readonly<Record<string, string>>

/**
 * Concatenated hashes of the text files of consecutive pages. Each text file contains a `TextPage`.
 */
export type PagesFile = string

/**
 * Number of section numbers in a block. Pages don't share blocks, so adding a section usually
 * doesn't renumber other pages.
 */
export const BLOCK = 8

/** Returns the number of blocks that a page with this many sections needs. */
export function countBlocks(sections: number): number {
  return Math.ceil(sections / BLOCK)
}

/** Data of a page to display in results. */
export interface TextPage {
  /** URL including the base URL. */
  url: string
  title: string
  /** Group that the page's hits are shown under, such as a category. */
  group: string
  sections: readonly TextSection[]
}

/** A section: the ID of its heading (empty for the page itself), its level, heading and text. */
export type TextSection = readonly [id: string, depth: number, heading: string, text: string]
