import {useEffect, useRef} from 'react'
import {hideVisually} from '../browser/hide-visually.js'
import {findHashTarget} from './hash-target.js'

/**
 * Makes a route change accessible like a page load: announces the new title to screen readers, and
 * moves the focus to the hash target or the page's heading, so that the next Tab starts there.
 */
export function RouteAnnouncer({pagePath, hash}: {pagePath: string; hash: string}) {
  const region = useRef<HTMLDivElement>(null)
  const lastPath = useRef(pagePath)
  useEffect(() => {
    if (lastPath.current === pagePath) return
    lastPath.current = pagePath
    // By the next frame, the new page, its layout and its title are in the document.
    const frame = requestAnimationFrame(() => {
      focusElement(findHashTarget(hash) ?? findHeading())
      if (!region.current) return
      hideVisually(region.current)
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
