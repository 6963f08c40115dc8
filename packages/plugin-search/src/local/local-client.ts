import type {
  FacetFilters,
  SearchClient,
  SearchRequest,
  SearchResult
} from '../client/search-client.js'
import {type FoundSection, createSearchEngine, type SearchScope} from '../engine/search-engine.js'
import type {ReadIndexFile} from '../index-format/index-part.js'
import {createHit} from './create-hit.js'
import {createMarkFinder} from './mark-text.js'

/** A search client that can update to a newer index. */
export interface LocalSearchClient extends SearchClient {
  /** Checks for a newer index and prefetches the files that every query needs. */
  refresh(facetFilters: FacetFilters): Promise<void>
}

/** The modal's default. */
const HITS_PER_PAGE = 20

/**
 * Creates a client that responds like Algolia but reads index files. Works in browsers and in Node.
 */
export function createLocalClient(readFile: ReadIndexFile): LocalSearchClient {
  const engine = createSearchEngine(readFile)
  const answer = async (request: SearchRequest): Promise<SearchResult> => {
    const {query, hitsPerPage = HITS_PER_PAGE, page = 0, facetFilters} = request
    const window = {from: page * hitsPerPage, count: hitsPerPage}
    const found = await engine.search(query, readScope(facetFilters), window)
    const find = createMarkFinder(found.terms)
    return {
      hits: found.sections.map((section: FoundSection) => createHit(section, find, request)),
      nbHits: found.total,
      nbPages: Math.ceil(found.total / hitsPerPage),
      page,
      hitsPerPage,
      query
    }
  }
  return {
    refresh: (facetFilters) => engine.refresh(readScope(facetFilters)),
    async search(requests) {
      const list = 'requests' in requests ? requests.requests : requests
      try {
        return {results: await Promise.all(list.map(answer))}
      } catch (error) {
        throw asRetryError(error)
      }
    }
  }
}

/** Converts filters to the scope of a search. Ignores filters for other fields. */
export function readScope(facetFilters: FacetFilters = []): SearchScope {
  return {
    languages: readFacet(facetFilters, 'language'),
    tags: readFacet(facetFilters, 'docusaurus_tag')
  }
}

function readFacet(facetFilters: FacetFilters, name: string): readonly string[] | undefined {
  const lists = (typeof facetFilters === 'string' ? [facetFilters] : facetFilters).flatMap(
    (filter) => {
      const values = (typeof filter === 'string' ? [filter] : filter).flatMap((item) =>
        item.startsWith(`${name}:`) ? [item.slice(name.length + 1)] : []
      )
      return values.length > 0 ? [values] : []
    }
  )
  // A hit must match every filter, so only values in all lists count.
  return lists.reduce<readonly string[] | undefined>(
    (left, right) => (left ? left.filter((value) => right.includes(value)) : right),
    undefined
  )
}

/** Converts a failure to the error that the modal expects, which it recognizes by name. */
function asRetryError(cause: unknown): Error {
  const message = cause instanceof Error ? cause.message : String(cause)
  return Object.assign(new Error(message, {cause}), {name: 'RetryError'})
}
