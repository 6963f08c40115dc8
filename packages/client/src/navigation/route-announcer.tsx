import {useEffect, useRef} from 'react'
import {findHashTarget} from './hash-target.js'

const HIDDEN =
  'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap'

/**
 * Hides an element before it has text. A strict security policy blocks style attributes in HTML.
 */
function hide(element: HTMLElement): void {
  element.style.cssText = HIDDEN
}

/**
 * Announces a route change to screen readers like a page load: announces the new title and moves the focus to
 * the hash target or the page's heading, so that the next Tab starts there.
 */
export function RouteAnnouncer({pagePath, hash}: {pagePath: string; hash: string}) {
  const region = useRef<HTMLDivElement>(null)
  const lastPath = useRef(pagePath)
  useEffect(() => {
    if (lastPath.current === pagePath) return
    lastPath.current = pagePath
    // In the next frame, the new page is in the document, with its layout and title.
    const frame = requestAnimationFrame(() => {
      focusElement(findHashTarget(hash) ?? findHeading())
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

function focusElement(element: HTMLElement | null): void {
  if (!element) return
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({preventScroll: true})
}
