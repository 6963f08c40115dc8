import {useEffect} from 'react'

/**
 * Sets `data-has-hydrated="true"` on `<html>` once the page reacts to its reader. Browser tests wait for it: clicks
 * before that are lost. Called at the top of the tree, its effect runs after those of all other components.
 */
export function useHydrationMark(): void {
  useEffect(() => {
    document.documentElement.dataset.hasHydrated = 'true'
  }, [])
}
