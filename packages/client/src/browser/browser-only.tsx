import {useSyncExternalStore, type ReactNode} from 'react'

/** Returns `false` while prerendering and during hydration, and `true` after that. */
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

/** Renders content in the browser only. The prerendered page contains `fallback` instead. */
export function BrowserOnly({
  children,
  fallback = null
}: {
  /** Returns the content. It isn't called while prerendering. */
  children: () => ReactNode
  /** Content of the prerendered page. Defaults to nothing. */
  fallback?: ReactNode
}): ReactNode {
  return useIsBrowser() ? <BrowserContent render={children} /> : fallback
}

/** Calls the function in a separate component, so that it can use hooks. */
function BrowserContent({render}: {render?: () => ReactNode}) {
  return render?.()
}
