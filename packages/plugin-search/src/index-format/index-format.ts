/**
 * First file of an index. An index consists of JSON files that `indexing` writes and the search engine reads. Pages are
 * split into parts with one language, one docs version and a limited number of pages each. The folder of a part is
 * named after its content, so a changed page doesn't affect other parts.
 */
export interface IndexFile {
  format: typeof INDEX_FORMAT
  parts: readonly PartEntry[]
}

/** Version of the index format. */
export const INDEX_FORMAT = 1

/** Name of the first file in the index folder. */
export const INDEX_FILE = 'index.json'

/** Name of the worker script in the index folder. */
export const WORKER_FILE = 'worker.js'

/** A part, with its language and tag. */
export interface PartEntry {
  folder: string
  language: string
  /** Docs instance and version, such as `docs-default-current`. `default` outside docs. */
  tag: string
}

/** Returns the key of the pages that are searched together. */
export function groupOf({language, tag}: Pick<PartEntry, 'language' | 'tag'>): string {
  return `${language} ${tag}`
}

/** Content of a part's `part.json`. */
export interface PartFile {
  /** Number of sections. */
  sections: number
  /** The first term of each terms file, sorted. */
  terms: readonly string[]
  /** Number of sections in each texts file, encoded with `encodeNumber`. */
  texts: string
  /** Number of sections of each page, encoded in the same way. */
  pages: string
}

/** Content of `terms-0.json` and so on: postings by term. Terms are sorted across files. */
export type TermsFile = Readonly<Record<string, string>>

/** Content of `texts-0.json` and so on. */
export type TextsFile = readonly TextPage[]

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

/** Name of the file with a part's words, which are used to correct typos. */
export const WORDS_FILE = 'words.json'

/** Returns the name of a terms file. */
export function termsFile(index: number): string {
  return `terms-${index}.json`
}

/** Returns the name of a texts file. */
export function textsFile(index: number): string {
  return `texts-${index}.json`
}
