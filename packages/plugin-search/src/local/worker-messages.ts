import type {FacetFilters, SearchRequest, SearchResult} from '../client/search-client.js'

/** Message to the worker. */
export type WorkerQuestion = {id: number} & (
  | {requests: readonly SearchRequest[]}
  | {refresh: FacetFilters}
)

/** Message from the worker. */
export type WorkerAnswer = {id: number} & ({results: readonly SearchResult[]} | {failure: string})
