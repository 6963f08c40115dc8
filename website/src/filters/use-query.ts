import {useCallback, useMemo, useSyncExternalStore} from 'react'

const CHANGE = 'querychange'

/**
 * The query of the address as state: what a page shows can be sent as a link and is there again after
 * going back. Changing it adds nothing to the history.
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

/** While prerendering there is no address: everything is shown. */
function readNothing(): string {
  return ''
}
