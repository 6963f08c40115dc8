import {useEffect} from 'react'

/**
 * Sets `data-has-hydrated="true"` on `<html>` once the page is interactive. Call it at the top of
 * the tree, so that its effect runs after the effects of all other components.
 */
export function useHydrationMark(onHydrated?: () => void): void {
  useEffect(() => {
    document.documentElement.dataset.hasHydrated = 'true'
    onHydrated?.()
  }, [onHydrated])
}
