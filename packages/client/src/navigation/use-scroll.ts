import {useEffect, useLayoutEffect, useRef} from 'react'
import {useNavigationType, type Location} from 'react-router-dom'

const STORAGE_KEY = 'site-scroll-positions'

/**
 * Scroll as a full page load would: to the hash's element, to the remembered place when going back
 * or forward, else to the top. Runs when the shown page changes, not when its address does.
 *
 * @param shown - Location of the page that is shown.
 */
export function useScroll(shown: Location): void {
  const type = useNavigationType()
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
    const remembered = positions.current?.[shown.key]
    if (type === 'POP' && remembered !== undefined) scrollTo({top: remembered, behavior: 'instant'})
    else if (shown.hash) scrollToHash(shown.hash)
    else if (!first.current) scrollTo({top: 0, behavior: 'instant'})
    first.current = false
    const onScroll = () => {
      if (positions.current) positions.current[shown.key] = scrollY
    }
    addEventListener('scroll', onScroll, {passive: true})
    return () => removeEventListener('scroll', onScroll)
  }, [shown.key, shown.hash, type])
}

/** Bring the element that a hash names into view; says whether there is one. */
export function scrollToHash(hash: string): boolean {
  const element = document.getElementById(decodeHash(hash))
  element?.scrollIntoView()
  return element !== null
}

function decodeHash(hash: string): string {
  const id = hash.replace(/^#/, '')
  try {
    return decodeURIComponent(id)
  } catch {
    // Not an encoding: the id holds a percent sign of its own.
    return id
  }
}

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, number>
  } catch {
    // Blocked storage or a foreign value: start without memory.
    return {}
  }
}
