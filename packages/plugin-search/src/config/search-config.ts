import type {FacetFilters} from '../client/search-client.js'

/** {@link SearchThemeConfig} with defaults. */
export interface SearchConfig {
  /** Algolia application ID. If omitted, the site uses the built-in index. */
  appId?: string
  /** Public search API key. */
  apiKey?: string
  indexName: string
  /** URL to use instead of Algolia's hosts, such as a proxy. */
  host?: string
  /** Limits results to the current language and docs version. */
  contextualSearch: boolean
  /** Globs of pages to exclude from the index. */
  ignorePatterns: readonly string[]
  /** Parameters to add to every query. */
  searchParameters: Readonly<Record<string, unknown>> & {facetFilters?: string | FacetFilters}
  /** Route path of the search page, or `false` if it's disabled. */
  searchPagePath: string | false
  /** Regular expression for URLs that need a full page load. */
  externalUrlRegex?: string
  /** Text of the search button and the empty search field. Defaults to "Search docs". */
  placeholder?: string // Named after the HTML attribute, as in Docusaurus.
  /** URL for reporting missing results. `{query}` is replaced with the query. */
  missingResultsUrl?: string
  /** Replacement for the paths of hits, for indexes built from a different host. */
  replaceSearchResultPathname?: {from: string; to: string}
  /** Answers questions from search results. */
  ask?: AskConfig
}

/** Endpoint that answers questions, and the model to use. */
export interface AskConfig {
  /** Path on the site's host, or a full URL. */
  endpoint: string
  /** Model to request. */
  model?: string
}
