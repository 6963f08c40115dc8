import type {TextSection} from '../index-format/index-format.js'

/** Data of a page for the index. */
export interface SearchedPage {
  /** With base URL and the site's trailing slash. */
  url: string
  title: string
  group: string
  language: string
  tag: string
  /** Of the docs; absent for all other pages. */
  version?: string
  /** Words that the author gives beside the text: keywords and tags of the front matter. */
  keywords: readonly string[]
  /** The page itself first; headings and texts as readers see them. */
  sections: readonly TextSection[]
}
