import {useSyncExternalStore, type ReactNode} from 'react'

/** False while prerendering and during hydration, true from then on. */
export function useIsBrowser(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false
  )
}

function neverChanges(): () => void {
  return () => {}
}

/** Renders its function in the browser only; `fallback` stands in the prerendered page. */
export function BrowserOnly({
  children,
  fallback = null
}: {
  children: () => ReactNode
  fallback?: ReactNode
}) {
  return useIsBrowser() ? children() : fallback
}
