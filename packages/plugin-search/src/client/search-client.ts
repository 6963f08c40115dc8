/** Levels of a hit: the group, the page and its headings, outermost first. */
export type HierarchyLevel = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6'

export type Hierarchy = Readonly<Record<HierarchyLevel, string | null>>

/** A text with marked matches. It's HTML in which everything else is escaped. */
export interface MarkedText {
  value: string
  matchLevel: 'none' | 'partial' | 'full'
}

/** The same for the parts of a hit. */
export interface MarkedParts {
  content?: MarkedText
  hierarchy?: Readonly<Partial<Record<HierarchyLevel, MarkedText>>>
}

/** A place in the site that answers a query, in the shape that DocSearch's records have. */
export interface SearchHit {
  objectID: string
  /** With base URL and hash. */
  url: string
  url_without_anchor: string
  /** ID of the heading; `null` for a whole page. */
  anchor: string | null
  /** The innermost level of the hierarchy that the hit is about; `content` for a text. */
  type: 'content' | HierarchyLevel
  hierarchy: Hierarchy
  content: string | null
  _highlightResult: MarkedParts
  _snippetResult: MarkedParts
}

/** Filters as Algolia writes them: all must hold; of an inner list, one. `docusaurus_tag:default`. */
export type FacetFilters = readonly (string | readonly string[])[]

/** One query. Backends ignore fields that they don't support. */
export interface SearchRequest {
  indexName: string
  query: string
  facetFilters?: FacetFilters
  hitsPerPage?: number
  /** From 0. */
  page?: number
  [parameter: string]: unknown
}

export interface SearchResult {
  hits: readonly SearchHit[]
  nbHits: number
  nbPages: number
  page: number
  hitsPerPage: number
  query: string
}

/**
 * What the modal and the search page ask, whatever answers: the index of the site, or Algolia. It fails
 * with an error of the name `RetryError` when nothing can be fetched.
 */
export interface SearchClient {
  search(
    requests: {requests: readonly SearchRequest[]} | readonly SearchRequest[]
  ): Promise<{results: readonly SearchResult[]}>
  /** Fetch ahead what a query with these filters needs, where there is something to fetch. */
  refresh?(facetFilters: FacetFilters): Promise<void>
}
