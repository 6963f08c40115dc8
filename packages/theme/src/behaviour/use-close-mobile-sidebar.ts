import {usePath} from '@lectern/client'
import {type MouseEvent, type RefObject, useEffect} from 'react'

/** From this width on, the navbar itself has room for its items. */
const DESKTOP = '(min-width: 997px)'

/**
 * Closes the menu of narrow screens when the page changes or the window becomes wide.
 *
 * @returns A click handler for the panel, which closes it after a link to the page itself.
 */
export function useCloseMobileSidebar(
  panel: RefObject<HTMLElement | null>
): (event: MouseEvent) => void {
  const path = usePath()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is the reason to close
  useEffect(() => panel.current?.hidePopover?.(), [path, panel])
  useEffect(() => {
    const query = matchMedia(DESKTOP)
    const close = () => panel.current?.hidePopover?.()
    query.addEventListener('change', close)
    return () => query.removeEventListener('change', close)
  }, [panel])
  return ({target}) => {
    if (target instanceof Element && target.closest('a')) panel.current?.hidePopover?.()
  }
}
