import type {FacetFilters, SearchRequest, SearchResult} from '../client/search-client.js'

/** Request of a page to the worker. */
export type WorkerQuestion = {id: number} & (
  | {requests: readonly SearchRequest[]}
  | {refresh: FacetFilters}
)

/** Its response. */
export type WorkerAnswer = {id: number} & ({results: readonly SearchResult[]} | {failure: string})
