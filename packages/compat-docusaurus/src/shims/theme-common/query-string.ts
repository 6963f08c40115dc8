import {useCallback} from 'react'
import {useHydratedLocation, useLocation} from '../routing/location.js'
import {useHistory} from '../routing/router.js'

/** Merges query parameters. Later values override earlier ones. */
export function mergeSearchParams(
  params: readonly URLSearchParams[],
  strategy: 'append' | 'set' = 'set'
): URLSearchParams {
  const merged = new URLSearchParams()
  for (const [key, value] of params.flatMap((one) => [...one])) merged[strategy](key, value)
  return merged
}

/** Merges query strings. */
export function mergeSearchStrings(
  texts: readonly (string | undefined)[],
  strategy: 'append' | 'set' = 'set'
): string {
  const query = mergeSearchParams(
    texts.map((text) => new URLSearchParams(text ?? '')),
    strategy
  ).toString()
  return query ? `?${query}` : ''
}

/** Returns the value of a query parameter, or `null`. */
export function useQueryStringValue(key: string | null): string | null {
  const {search} = useHydratedLocation()
  return key === null ? null : new URLSearchParams(search).get(key)
}

/** Returns a function that changes the query string of the current URL. */
function useChangeQuery() {
  const history = useHistory()
  const {pathname, search, hash} = useLocation()
  return useCallback(
    (change: (params: URLSearchParams) => void, isPushed = false) => {
      const params = new URLSearchParams(search)
      change(params)
      const query = params.toString()
      const target = `${pathname}${query ? `?${query}` : ''}${hash}`
      if (isPushed) history.push(target)
      else history.replace(target)
    },
    [history, pathname, search, hash]
  )
}

/** Returns a query parameter and its setter. */
export function useQueryString(
  key: string
): [value: string, set: (value: string | null, options?: {push: boolean}) => void] {
  const value = useQueryStringValue(key) ?? ''
  const change = useChangeQuery()
  const set = (next: string | null, options?: {push: boolean}) =>
    change((params) => (next ? params.set(key, next) : params.delete(key)), options?.push)
  return [value, set]
}

/** Values of a query parameter, or a function that derives them from the current ones. */
type ListUpdate = readonly string[] | ((values: string[]) => readonly string[])

/** Returns all values of a query parameter and their setter. */
export function useQueryStringList(
  key: string
): [values: string[], set: (update: ListUpdate, options?: {push: boolean}) => void] {
  const {search} = useHydratedLocation()
  const change = useChangeQuery()
  const set = (update: ListUpdate, options?: {push: boolean}) =>
    change((params) => {
      const values = typeof update === 'function' ? update(params.getAll(key)) : update
      params.delete(key)
      for (const value of values) params.append(key, value)
    }, options?.push)
  return [new URLSearchParams(search).getAll(key), set]
}

/** Returns a function that removes the query string from the current URL. */
export function useClearQueryString(): () => void {
  const change = useChangeQuery()
  return () =>
    change((params) => {
      for (const key of [...params.keys()]) params.delete(key)
    })
}

/** Returns the search query (`q`) and its setter. */
export function useSearchQueryString(): [string, (value: string) => void] {
  const [value, set] = useQueryString('q')
  return [value, set]
}
