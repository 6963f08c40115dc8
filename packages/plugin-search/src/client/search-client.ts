/** Levels of a hit: the group, the page and its headings, outermost first. */
export type HierarchyLevel = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6'

export type Hierarchy = Readonly<Record<HierarchyLevel, string | null>>

/** Text with marked matches, as escaped HTML. */
export interface MarkedText {
  value: string
  matchLevel: 'none' | 'partial' | 'full'
}

/** Marked text for the parts of a hit. */
export interface MarkedParts {
  content?: MarkedText
  hierarchy?: Readonly<Partial<Record<HierarchyLevel, MarkedText>>>
}

/** A search result, in the form of DocSearch's records. */
export interface SearchHit {
  objectID: string
  /** URL with base URL and hash. */
  url: string
  url_without_anchor: string
  /** ID of the heading; `null` for a whole page. */
  anchor: string | null
  /** Innermost level of the hit in the hierarchy, or `content` for text. */
  type: 'content' | HierarchyLevel
  hierarchy: Hierarchy
  content: string | null
  _highlightResult: MarkedParts
  _snippetResult: MarkedParts
}

/**
 * Filters in Algolia's format, such as `docusaurus_tag:default`: all must match, and at least one of each nested list.
 */
export type FacetFilters = readonly (string | readonly string[])[]

/** A query. Backends ignore fields that they don't support. */
export interface SearchRequest {
  indexName: string
  query: string
  facetFilters?: FacetFilters
  hitsPerPage?: number
  /** 0-based. */
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
 * Interface of the search backends: the site's own index, or Algolia. Rejects with an error named `RetryError` if a
 * request fails.
 */
export interface SearchClient {
  search(
    requests: {requests: readonly SearchRequest[]} | readonly SearchRequest[]
  ): Promise<{results: readonly SearchResult[]}>
  /** Prefetches data for queries with these filters, if the backend needs any. */
  refresh?(facetFilters: FacetFilters): Promise<void>
}
