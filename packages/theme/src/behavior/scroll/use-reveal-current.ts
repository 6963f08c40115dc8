import {type RefObject, useEffect} from 'react'

/**
 * Keeps the entry of the section in view visible in a list that scrolls on its own: the list scrolls as
 * far as it must, and never the page.
 *
 * @param current - Changes with the entry that is marked with `aria-current`.
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
    // An entry more on either side shows that there is more to come.
    const margin = inner.height
    if (inner.top - margin < outer.top) box.scrollTop += inner.top - margin - outer.top
    else if (inner.bottom + margin > outer.bottom) {
      box.scrollTop += inner.bottom + margin - outer.bottom
    }
  }, [list, current])
}
