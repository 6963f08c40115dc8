import {useEffect, useLayoutEffect, useRef} from 'react'
import type {Location, NavigationType} from 'react-router-dom'
import {findHashTarget} from './hash-target.js'

const STORAGE_KEY = 'site-scroll-positions'

/**
 * Scroll as a full page load would: to the hash's element, to the remembered place when going back
 * or forward, else to the top. Runs when the shown page changes, not when its address does.
 *
 * @param shown - Location of the page that is shown.
 * @param type - The kind of navigation that led to it, not the one that may be under way.
 */
export function useScroll(shown: Location, type: NavigationType): void {
  const positions = useRef<Record<string, number>>(undefined)
  const first = useRef(true)
  positions.current ??= typeof window === 'undefined' ? {} : readPositions()

  useEffect(() => {
    history.scrollRestoration = 'manual'
    const remember = () => {
      // Storage may be blocked: going back then starts at the top after a full load.
      try {
        sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions.current))
      } catch {
        return
      }
    }
    addEventListener('pagehide', remember)
    return () => removeEventListener('pagehide', remember)
  }, [])

  useLayoutEffect(() => {
    const place = placeOf(shown)
    const remembered = positions.current?.[place]
    // A click on a hash link of the page itself arrives as `POP`, without a key of its own.
    const isHashLink = !first.current && shown.key === 'default' && shown.hash !== ''
    if (type === 'POP' && remembered !== undefined && !isHashLink)
      scrollTo({top: remembered, behavior: 'instant'})
    else if (shown.hash) scrollToHash(shown.hash)
    else if (!first.current) scrollTo({top: 0, behavior: 'instant'})
    first.current = false
    const onScroll = () => {
      if (positions.current) positions.current[place] = scrollY
    }
    addEventListener('scroll', onScroll, {passive: true})
    return () => removeEventListener('scroll', onScroll)
  }, [shown, type])
}

/** Full loads all have the key `default`; the path tells them apart. */
function placeOf({key, pathname, hash}: Location): string {
  return `${key} ${pathname}${hash}`
}

/** Bring the element that a hash names into view; says whether there is one. */
export function scrollToHash(hash: string): boolean {
  const element = findHashTarget(hash)
  element?.scrollIntoView()
  return element !== null
}

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, number>
  } catch {
    // Blocked storage or a foreign value: start without memory.
    return {}
  }
}
