import type {FacetFilters, SearchRequest, SearchResult} from '../client/search-client.js'

/** A message to the worker. */
export type WorkerQuestion = {id: number} & (
  | {requests: readonly SearchRequest[]}
  | {refresh: FacetFilters}
)

/** A message from the worker. */
export type WorkerAnswer = {id: number} & ({results: readonly SearchResult[]} | {failure: string})
