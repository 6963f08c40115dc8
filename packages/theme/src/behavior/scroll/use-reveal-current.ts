import {type RefObject, useEffect} from 'react'

/**
 * Keeps the current section's entry visible in a scrollable list. Only scrolls the list, and no
 * further than necessary.
 *
 * @param current - Changes whenever a different entry gets `aria-current`.
 */
export function useRevealCurrent(
  list: RefObject<HTMLElement | null>,
  current: string | undefined
): void {
  useEffect(() => {
    const box = list.current
    if (!box || current === undefined || box.scrollHeight <= box.clientHeight) return
    const entry = box.querySelector('[aria-current]')
    if (!entry) return
    const [outer, inner] = [box.getBoundingClientRect(), entry.getBoundingClientRect()]
    // Leaves room for one more entry on either side, to show that the list continues.
    const margin = inner.height
    if (inner.top - margin < outer.top) box.scrollTop += inner.top - margin - outer.top
    else if (inner.bottom + margin > outer.bottom) {
      box.scrollTop += inner.bottom + margin - outer.bottom
    }
  }, [list, current])
}
