import {useEffect, useRef} from 'react'
import {findHashTarget} from './hash-target.js'

const HIDDEN =
  'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap'

/** Sets in the browser, before there are words in it: a strict security policy takes no style attribute. */
function hide(element: HTMLElement): void {
  element.style.cssText = HIDDEN
}

/**
 * Tells screen readers of a route change as a page load would: the new title is announced and focus
 * moves to the place that the address names or to the page's heading, so that the next Tab starts
 * there.
 */
export function RouteAnnouncer({pagePath, hash}: {pagePath: string; hash: string}) {
  const region = useRef<HTMLDivElement>(null)
  const lastPath = useRef(pagePath)
  useEffect(() => {
    if (lastPath.current === pagePath) return
    lastPath.current = pagePath
    // The new page is in the document first; its layout is known, and its title there, in the frame.
    const frame = requestAnimationFrame(() => {
      focusPlace(findHashTarget(hash) ?? findHeading())
      if (!region.current) return
      hide(region.current)
      region.current.textContent = document.title
    })
    return () => cancelAnimationFrame(frame)
  }, [pagePath, hash])
  return <div ref={region} aria-live="polite" aria-atomic="true" />
}

function findHeading(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
}

function focusPlace(place: HTMLElement | null): void {
  if (!place) return
  if (place.tabIndex < 0) place.tabIndex = -1
  place.focus({preventScroll: true})
}
