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

/** A search client that also keeps up with a newer index. */
export interface LocalSearchClient extends SearchClient {
  /** Look whether there is a newer index, and fetch what every query needs. */
  refresh(facetFilters: FacetFilters): Promise<void>
}

/** Default of the modal. */
const HITS_PER_PAGE = 20

/** Answers as Algolia does, from the files of an index: the same code in a browser and in Node. */
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

/** The parts of the index that filters allow; filters by other fields are for another backend. */
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
  // All of the filters must hold.
  return lists.reduce<readonly string[] | undefined>(
    (left, right) => (left ? left.filter((value) => right.includes(value)) : right),
    undefined
  )
}

/** By this name the modal knows that nothing could be fetched. */
function asRetryError(cause: unknown): Error {
  const message = cause instanceof Error ? cause.message : String(cause)
  return Object.assign(new Error(message, {cause}), {name: 'RetryError'})
}
