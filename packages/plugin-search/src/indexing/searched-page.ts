import type {TextSection} from '../index-format/index-format.js'

/** Data of a page for the index. */
export interface SearchedPage {
  /** URL including the base URL, with the site's trailing slash setting applied. */
  url: string
  title: string
  group: string
  language: string
  tag: string
  /** Docs version. Set only for docs. */
  version?: string
  /** Keywords and tags from the front matter. */
  keywords: readonly string[]
  /** Sections, starting with the page itself. Headings and text are plain text. */
  sections: readonly TextSection[]
}
