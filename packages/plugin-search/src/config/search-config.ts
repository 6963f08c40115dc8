import type {FacetFilters} from '../client/search-client.js'

/** {@link SearchThemeConfig} with every default filled in. */
export interface SearchConfig {
  /** Of an application of Algolia; without it the index is part of the site. */
  appId?: string
  /** Public key that may only search. */
  apiKey?: string
  indexName: string
  /** Address that answers in place of Algolia's own, such as a proxy of the site's. */
  host?: string
  /** Search in the reader's language and versions alone. */
  contextualSearch: boolean
  /** Globs for pages to leave out of the index. */
  ignorePatterns: readonly string[]
  /** Sent along with every query. */
  searchParameters: Readonly<Record<string, unknown>> & {facetFilters?: string | FacetFilters}
  /** Route path of the page of all results; `false` for none. */
  searchPagePath: string | false
  /** Regular expression for URLs that require a full page load. */
  externalUrlRegex?: string
  /** Placeholder of the search field. If it's not set, "Search docs". */
  placeholder?: string // Name in HTML, and of the option in Docusaurus.
  /** URL for reports of missing results. `{query}` is replaced by the query. */
  missingResultsUrl?: string
  /** Replacement in the URL of every hit, for indexes of a different host. */
  replaceSearchResultPathname?: {from: string; to: string}
}
