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
  /** Sent along with every query. */
  searchParameters: Readonly<Record<string, unknown>> & {facetFilters?: string | FacetFilters}
  /** Route path of the page of all results; `false` for none. */
  searchPagePath: string | false
  /** Regular expression of addresses that are loaded in full. */
  externalUrlRegex?: string
  /** What stands in the empty field, in place of "Search docs". */
  placeholder?: string // HTML's name for such a text, and Docusaurus's for the option.
  /** Where readers say that something should have been found; `{query}` stands for their words. */
  missingResultsUrl?: string
  /** A change to the address of every hit, for indexes of another host. */
  replaceSearchResultPathname?: {from: string; to: string}
}
