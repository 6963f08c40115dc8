/**
 * A URL that a page loads or links to; a `variant` is an image that's only loaded in some cases.
 */
export type ReferenceKind =
  | 'link'
  | 'image'
  | 'variant'
  | 'script'
  | 'style'
  | 'media'
  | 'frame'
  | 'other'

/** A URL in a page. */
export interface PageReference {
  kind: ReferenceKind
  /** As written, with character references decoded. */
  url: string
  /** Offset of the element in the file, in UTF-16 code units. */
  at: number
}

/** Something of a page with its place. */
export interface PageDetail {
  text: string
  /** Offset in the file, in UTF-16 code units. */
  at: number
}

/**
 * Facts about one HTML file for the checks. They're small, because the facts about all pages are in
 * memory at once.
 */
export interface PageFacts {
  /** Relative to the output folder, posix separators. */
  file: string
  lang?: string
  title?: string
  description?: string
  /** Pages of one title are only meant to differ within one: a version of the docs, the rest of the site. */
  scope: string
  /** False when its head asks search engines to leave it out. */
  isIndexed: boolean
  /** Full address by which the page wants to be known. */
  canonical?: string
  /** Where the page leads on by itself. */
  redirect?: PageDetail
  /** One of each kind and address. */
  references: readonly PageReference[]
  /** IDs and names of anchors, unique. */
  ids: readonly string[]
  /** IDs that readers link to: headings, anchors, terms, sections. */
  anchors: readonly string[]
  /** IDs that an element before had already. */
  repeatedIds: readonly PageDetail[]
  /** Addresses of images without alternative text. */
  unlabelled: readonly PageDetail[]
  /** Size of the file with gzip; only set on request. */
  gzip?: number
}
