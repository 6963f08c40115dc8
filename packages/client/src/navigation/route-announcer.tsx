import {useEffect, useRef} from 'react'
import {scrollToHash} from './use-scroll.js'

const HIDDEN = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap'
} as const

/**
 * Tells screen readers of a route change as a page load would: the new title is announced and focus
 * moves to the page's heading, so that the next Tab starts there.
 */
export function RouteAnnouncer({pagePath, hash}: {pagePath: string; hash: string}) {
  const region = useRef<HTMLDivElement>(null)
  const lastPath = useRef(pagePath)
  useEffect(() => {
    if (lastPath.current === pagePath) return
    lastPath.current = pagePath
    if (!hash || !scrollToHash(hash)) focusHeading()
    // The head is updated in the same commit as the page; its title is there in the next frame.
    const frame = requestAnimationFrame(() => {
      if (region.current) region.current.textContent = document.title
    })
    return () => cancelAnimationFrame(frame)
  }, [pagePath, hash])
  return <div ref={region} aria-live="polite" aria-atomic="true" style={HIDDEN} />
}

function focusHeading(): void {
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({preventScroll: true})
}
