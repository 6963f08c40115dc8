/**
 * Type of a reference. A `variant` is an image that is only loaded under certain conditions, and
 * browsers don't load the image of a link `preview`.
 */
export type ReferenceKind =
  | 'link'
  | 'image'
  | 'variant'
  | 'preview'
  | 'script'
  | 'style'
  | 'media'
  | 'frame'
  | 'other'

/** A URL in a page. */
export interface PageReference {
  kind: ReferenceKind
  /** URL as written, with character references decoded. */
  url: string
  /** Offset of the element in the file, in UTF-16 code units. */
  at: number
}

/** Text in a page with its position. */
export interface PageDetail {
  text: string
  /** Offset in the file, in UTF-16 code units. */
  at: number
}

/**
 * Facts about an HTML file for the checks. They're small, because the facts about all pages are in
 * memory at once.
 */
export interface PageFacts {
  /** File relative to the output folder, with forward slashes. */
  file: string
  lang?: string
  title?: string
  description?: string
  /** Scope within which titles should be unique: a docs version, or the rest of the site. */
  scope: string
  /** False for pages with `noindex`. */
  isIndexed: boolean
  /** Canonical URL. */
  canonical?: string
  /** Target of a redirect page. */
  redirect?: PageDetail
  /** References, without duplicates of the same type and URL. */
  references: readonly PageReference[]
  /** IDs and anchor names, without duplicates. */
  ids: readonly string[]
  /** IDs that are link targets: headings, anchors, terms, sections. */
  anchors: readonly string[]
  /** IDs that an earlier element already uses. */
  repeatedIds: readonly PageDetail[]
  /** URLs of images without alternative text. */
  unlabelled: readonly PageDetail[]
  /** Size of the file with gzip. Set only if budgets need it. */
  gzip?: number
}
