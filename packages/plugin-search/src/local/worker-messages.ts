import type {FacetFilters, SearchRequest, SearchResult} from '../client/search-client.js'

/** What a page asks of the worker. */
export type WorkerQuestion = {id: number} & (
  | {requests: readonly SearchRequest[]}
  | {refresh: FacetFilters}
)

/** What it answers. */
export type WorkerAnswer = {id: number} & ({results: readonly SearchResult[]} | {failure: string})
