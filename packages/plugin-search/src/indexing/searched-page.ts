import type {TextSection} from '../index-format/index-format.js'

/** Indexed data of a page. */
export interface SearchedPage {
  /** URL with the base URL and the site's trailing slash setting. */
  url: string
  title: string
  group: string
  language: string
  tag: string
  /** Docs version. Missing outside docs. */
  version?: string
  /** Keywords and tags in the front matter. */
  keywords: readonly string[]
  /** Sections, starting with the page itself. Headings and text are plain text. */
  sections: readonly TextSection[]
}
