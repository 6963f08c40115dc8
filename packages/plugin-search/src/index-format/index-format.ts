/**
 * The files of an index, all JSON, as `indexing` writes them and `search-engine` reads them. The
 * site's pages are split into parts: one language and one version of the docs each, with some
 * hundred pages per part. Every part is a folder that is named after its content, so a changed page
 * doesn't affect other parts.
 */
export interface IndexFile {
  format: typeof INDEX_FORMAT
  parts: readonly PartEntry[]
}

/** Another number for another shape of the files. */
export const INDEX_FORMAT = 1

/** Name of the first file, in the folder of the index. */
export const INDEX_FILE = 'index.json'

/** Name of the script that searches beside the page, in the same folder. */
export const WORKER_FILE = 'worker.js'

/** A part, and whom it concerns. */
export interface PartEntry {
  folder: string
  language: string
  /** Docs instance and version, such as `docs-default-current`; `default` for all other pages. */
  tag: string
}

/** Pages that a reader searches together. */
export function groupOf({language, tag}: Pick<PartEntry, 'language' | 'tag'>): string {
  return `${language} ${tag}`
}

/** `part.json` of a part. */
export interface PartFile {
  /** Count of sections. */
  sections: number
  /** The first term of every file of terms, sorted. */
  terms: readonly string[]
  /** How many sections every file of pages holds, as `encodeNumber` writes numbers. */
  texts: string
  /** How many sections each page has. */
  pages: string
}

/** `terms-0.json` and so on: postings by term; the terms of all files together are sorted. */
export type TermsFile = Readonly<Record<string, string>>

/** `texts-0.json` and so on. */
export type TextsFile = readonly TextPage[]

/** Visible data of a page. */
export interface TextPage {
  /** With base URL. */
  url: string
  title: string
  /** Group of hits, such as a category. */
  group: string
  sections: readonly TextSection[]
}

/** ID of the heading (empty for the page itself), its level, its text and the text below it. */
export type TextSection = readonly [id: string, depth: number, heading: string, text: string]

/** Name of the file of a part's words, which typing errors are compared with. */
export const WORDS_FILE = 'words.json'

/** Name of a file of terms. */
export function termsFile(index: number): string {
  return `terms-${index}.json`
}

/** Name of a file of pages. */
export function textsFile(index: number): string {
  return `texts-${index}.json`
}
