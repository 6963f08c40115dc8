import {useCallback, useMemo, useSyncExternalStore} from 'react'

const CHANGE = 'querychange'

/**
 * Returns the query string of the URL as state, so that readers can share the view or return to it
 * with the back button. Changes don't add history entries.
 */
export function useQuery(): [URLSearchParams, (next: URLSearchParams) => void] {
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
  for (const event of ['popstate', CHANGE]) addEventListener(event, onChange)
  return () => {
    for (const event of ['popstate', CHANGE]) removeEventListener(event, onChange)
  }
}

function readSearch(): string {
  return location.search
}

/** There's no URL during prerendering, so everything is shown. */
function readNothing(): string {
  return ''
}
