import {useEffect} from 'react'
import {useNavigate} from 'react-router-dom'
import {isClosingEntry} from './closing-entry.js'
import {anchorOf, cleanLegacyPath, sitePathOf} from './site-link.js'

/**
 * Turns clicks on links within the site into client-side navigation. A single listener on the
 * document also covers links in static HTML, which React doesn't render.
 */
export function useLinkNavigation(baseUrl: string): void {
  const navigate = useNavigate()
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const anchor = anchorOf(event)
      if (!anchor || isSpecialClick(event)) return
      const path = sitePathOf(anchor, baseUrl)
      if (path === undefined || isSameDocument(anchor)) return
      event.preventDefault()
      // Like the browser's own navigation, a link to the current page doesn't add a history entry.
      const isSamePage = anchor.href === location.href
      navigate(cleanLegacyPath(path), {replace: isSamePage || isClosingEntry()})
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [navigate, baseUrl])
}

function isSpecialClick(event: MouseEvent): boolean {
  return (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
}

/** Returns whether a link targets a position on the current page, which the browser handles. */
function isSameDocument(anchor: HTMLAnchorElement): boolean {
  return (
    anchor.hash !== '' && anchor.pathname === location.pathname && anchor.search === location.search
  )
}
