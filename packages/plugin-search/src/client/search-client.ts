/** Levels of a hit, outermost first: the group, the page, and its headings. */
export type HierarchyLevel = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6'

export type Hierarchy = Readonly<Record<HierarchyLevel, string | null>>

/** Text with highlighted matches, as escaped HTML. */
export interface MarkedText {
  value: string
  matchLevel: 'none' | 'partial' | 'full'
}

/** Highlighted text for the parts of a hit. */
export interface MarkedParts {
  content?: MarkedText
  hierarchy?: Readonly<Partial<Record<HierarchyLevel, MarkedText>>>
}

/** A search result, in the format of DocSearch's records. */
export interface SearchHit {
  objectID: string
  /** URL including the base URL and the hash. */
  url: string
  url_without_anchor: string
  /** ID of the heading, or `null` for a whole page. */
  anchor: string | null
  /** Innermost level of the hit, or `content` if the hit is a piece of text. */
  type: 'content' | HierarchyLevel
  hierarchy: Hierarchy
  content: string | null
  _highlightResult: MarkedParts
  _snippetResult: MarkedParts
}

/**
 * Filters in Algolia's format, such as `docusaurus_tag:default`. A hit must match every entry; for
 * a nested list, it must match at least one item.
 */
export type FacetFilters = readonly (string | readonly string[])[]

/** A query. Backends ignore parameters they don't support. */
export interface SearchRequest {
  indexName: string
  query: string
  facetFilters?: FacetFilters
  hitsPerPage?: number
  /** Zero-based page number. */
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
 * Interface of the search backends: the built-in index and Algolia. `search` rejects with an error
 * named `RetryError` if a request fails.
 */
export interface SearchClient {
  search(
    requests: {requests: readonly SearchRequest[]} | readonly SearchRequest[]
  ): Promise<{results: readonly SearchResult[]}>
  /** Prefetches data for queries with the given filters. Backends that don't prefetch omit it. */
  refresh?(facetFilters: FacetFilters): Promise<void>
}
