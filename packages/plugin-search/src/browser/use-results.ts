import {useCallback, useEffect, useRef, useState} from 'react'
import type {FacetFilters, SearchClient, SearchHit} from '../client/search-client.js'

/** Results of a query, and functions to load more. */
export interface Results {
  /** `idle` without a query, `loading` until the first hits arrive. */
  status: 'idle' | 'loading' | 'ready' | 'error'
  hits: readonly SearchHit[]
  total: number
  /** Loads more hits, if there are any. */
  more(): void
  retry(): void
}

interface ResultsQuery {
  client: SearchClient
  indexName: string
  query: string
  filters: FacetFilters
  parameters: Readonly<Record<string, unknown>>
}

type State = Pick<Results, 'status' | 'hits' | 'total'> & {nextPage: number; pages: number}

const NOTHING: State = {status: 'idle', hits: [], total: 0, nextPage: 0, pages: 0}

/** Number of hits to request at a time. */
const PAGE_SIZE = 20

/** Loads the hits of a query page by page. Ignores responses to earlier queries. */
export function useResults({client, indexName, query, filters, parameters}: ResultsQuery): Results {
  const [state, setState] = useState(NOTHING)
  const asked = useRef(0)
  const isAsking = useRef(false)
  const fetchPage = useCallback(
    async (page: number) => {
      const number = ++asked.current
      isAsking.current = true
      try {
        const request = {
          ...parameters,
          indexName,
          query,
          facetFilters: filters,
          page,
          hitsPerPage: PAGE_SIZE,
          attributesToSnippet: ['content:30']
        }
        const {results} = await client.search([request])
        const [result] = results
        if (number !== asked.current || !result) return
        setState((before) => ({
          status: 'ready',
          hits: page === 0 ? result.hits : [...before.hits, ...result.hits],
          total: result.nbHits,
          nextPage: page + 1,
          pages: result.nbPages
        }))
      } catch {
        if (number === asked.current) setState({...NOTHING, status: 'error'})
      } finally {
        if (number === asked.current) isAsking.current = false
      }
    },
    [client, indexName, query, filters, parameters]
  )
  const start = useCallback(() => {
    asked.current += 1
    if (query.trim() === '') return setState(NOTHING)
    // Keep showing the previous hits until the new ones arrive.
    setState((before) => (before.status === 'ready' ? before : {...NOTHING, status: 'loading'}))
    void fetchPage(0)
  }, [query, fetchPage])
  useEffect(start, [start])
  const {nextPage, pages} = state
  const more = useCallback(() => {
    if (!isAsking.current && nextPage > 0 && nextPage < pages) void fetchPage(nextPage)
  }, [nextPage, pages, fetchPage])
  return {status: state.status, hits: state.hits, total: state.total, more, retry: start}
}
