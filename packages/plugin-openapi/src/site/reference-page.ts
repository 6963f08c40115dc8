import type {TryItRequest} from '../try-it/try-it-request.js'

/** A page of a reference. Its recipe is in a generated file. */
export interface ReferencePage {
  /** Route path. */
  path: string
  title: string
  description: string
  /** Path of the generated file, relative to the site root. */
  source: string
  /** The request that readers can send from the page, if there is one. */
  tryIt?: TryItRequest
}

/** A sidebar entry. */
export interface ReferenceEntry {
  label: string
  /** Route path. Includes a fragment if several entries share a page. */
  href?: string
  /** HTTP method, if the entry is an operation. */
  method?: string
  isDeprecated?: boolean
  children: readonly ReferenceEntry[]
}

/** All pages of a version, and its sidebar. */
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
