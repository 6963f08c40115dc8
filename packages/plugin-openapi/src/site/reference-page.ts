import type {TryItRequest} from '../try-it/try-it-request.js'

/** A page whose content is in a generated file. */
export interface ReferencePage {
  /** Route path. */
  path: string
  title: string
  description: string
  /** Generated file, relative to the site root. */
  source: string
  /** Whether samples take the place of the table of contents. */
  hasSamples: boolean
  /** The request that readers can send, if there's one. */
  tryIt?: TryItRequest
}

/** An entry of the sidebar. */
export interface ReferenceEntry {
  label: string
  /** Route path, with the fragment if several entries share a page. */
  href?: string
  /** Method of an operation. */
  method?: string
  isDeprecated?: boolean
  children: readonly ReferenceEntry[]
}

/** All pages of a version, and its sidebar. */
export interface ReferenceSite {
  /** Name of the version. Empty for the latest one. */
  version: string
  /** Route path of the first page. */
  base: string
  /** Description, relative to the site root. */
  file: string
  title: string
  pages: readonly ReferencePage[]
  sidebar: readonly ReferenceEntry[]
}
