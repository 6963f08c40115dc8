import {useCallback, useMemo, useSyncExternalStore} from 'react'
import {useLocation} from 'react-router-dom'

/** Event for changes that add no history entry, which the router doesn't know. */
const CHANGE = 'site:query'

/**
 * Returns the query of the URL as state, and a function that changes it. Links to the same page and
 * the back button update the state. Changes don't add history entries.
 *
 * The query is empty during prerendering and hydration.
 *
 * @example
 * ```tsx
 * const [query, setQuery] = useUrlQuery()
 * const tag = query.get('tag')
 * setQuery(new URLSearchParams({tag: 'owl'}))
 * ```
 */
export function useUrlQuery(): [URLSearchParams, (next: URLSearchParams) => void] {
  // Reads the query again after navigation.
  useLocation()
  const search = useSyncExternalStore(listen, readSearch, readNothing)
  const query = useMemo(() => new URLSearchParams(search), [search])
  const setQuery = useCallback((next: URLSearchParams) => {
    const text = next.size > 0 ? `?${next}` : ''
    history.replaceState(history.state, '', location.pathname + text + location.hash)
    dispatchEvent(new Event(CHANGE))
  }, [])
  return [query, setQuery]
}

function listen(onChange: () => void): () => void {
  addEventListener(CHANGE, onChange)
  return () => removeEventListener(CHANGE, onChange)
}

function readSearch(): string {
  return location.search
}

function readNothing(): string {
  return ''
}
