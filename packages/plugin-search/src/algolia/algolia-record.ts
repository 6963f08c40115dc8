import type {Hierarchy, SearchHit} from '../client/search-client.js'

/**
 * A record in an Algolia index, for a heading or a piece of text below it. DocSearch's crawler uses
 * the same format.
 */
export interface AlgoliaRecord extends Omit<SearchHit, '_highlightResult' | '_snippetResult'> {
  hierarchy: Hierarchy
  language: string
  /**
   * Docs instance and version, such as `docs-default-current`, or `default` for pages outside docs.
   */
  docusaurus_tag: string
  /** Docs version. Set only for docs. */
  version?: string
  keywords: readonly string[]
  weight: {
    pageRank: number
    /** Makes headings rank above text, and outer headings above inner ones. */
    level: number
    /** Position of the record on its page, starting at 0. */
    position: number
  }
}
