import type {Hierarchy, SearchHit} from '../client/search-client.js'

/** A record of an index of Algolia as DocSearch's crawler makes them: a heading, or a piece of text below it. */
export interface AlgoliaRecord extends Omit<SearchHit, '_highlightResult' | '_snippetResult'> {
  hierarchy: Hierarchy
  language: string
  /** Docs instance and version, such as `docs-default-current`; `default` for all other pages. */
  docusaurus_tag: string
  /** Of the docs; absent for all other pages. */
  version?: string
  keywords: readonly string[]
  weight: {
    pageRank: number
    /** Headings before texts, outer ones first. */
    level: number
    /** Number of records of the page before this one. */
    position: number
  }
}
