import type {TryItRequest} from '../try-it/try-it-request.js'

/** A page whose content is in a generated file. */
export interface ReferencePage {
  /** Route path. */
  path: string
  title: string
  description: string
  /** Path of the generated file, relative to the site root. */
  source: string
  /** Whether the page shows samples instead of a table of contents. */
  hasSamples: boolean
  /** The request that readers can send from the page. Absent if there's none. */
  tryIt?: TryItRequest
}

/** An entry of the sidebar. */
export interface ReferenceEntry {
  label: string
  /** Route path. If several entries share a page, the path has a fragment. */
  href?: string
  /** Method of an operation. */
  method?: string
  isDeprecated?: boolean
  children: readonly ReferenceEntry[]
}

/** All pages of a version, with its sidebar. */
export interface ReferenceSite {
  /** Name of the version. Empty for the latest one. */
  version: string
  /** Route path of the version's first page. */
  base: string
  /** Path of the description, relative to the site root. */
  file: string
  title: string
  pages: readonly ReferencePage[]
  sidebar: readonly ReferenceEntry[]
}
