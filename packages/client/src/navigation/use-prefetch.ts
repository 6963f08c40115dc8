import {useEffect} from 'react'
import type {PageLoader} from './page-loader.js'
import {documentUrl} from './document-url.js'
import {anchorOf, siteAddressOf} from './site-link.js'

/** The next page of a series: most readers go there. */
const NEXT_LINK = 'main a[rel~="next"]'

/** Links that are fetched ahead when they come into view. */
const LINKS_IN_VIEW = 'main article a[href], main a[rel~="prev"], main a[rel~="next"]'

/** How many links in view of one page are fetched ahead; hovering and focusing have no limit. */
const IN_VIEW_LIMIT = 12

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

interface PrefetchSettings {
  loader: PageLoader
  baseUrl: string
  trailingSlash: boolean | undefined
  /** Changes with the page, whose links are then observed. */
  pagePath: string
}

/**
 * Fetches pages ahead: when a link is hovered, focused or touched, and when one comes into view in the
 * page's main part; the next page of a series without any of that. Never on a 2g connection or when the
 * reader saves data (specification §7).
 */
export function usePrefetch({loader, baseUrl, trailingSlash, pagePath}: PrefetchSettings): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other links in view
  useEffect(() => {
    const prefetch = (anchor: HTMLAnchorElement | undefined) => {
      if (!anchor || anchor.dataset.noPrefetch !== undefined) return false
      // The connection can change when readers move.
      if (isSlowConnection()) return false
      const address = siteAddressOf(anchor, baseUrl)
      if (address === undefined || anchor.pathname === location.pathname) return false
      // A link that cannot be loaded fails for the reader when it is clicked, not before.
      loader.load(documentUrl(address, baseUrl, trailingSlash)).catch(() => {})
      return true
    }
    const onIntent = (event: Event) => void prefetch(anchorOf(event))
    const intents = ['mouseover', 'focusin', 'touchstart'] as const
    for (const intent of intents) document.addEventListener(intent, onIntent, {passive: true})
    const stopWatching = watchLinksInView(prefetch)
    return () => {
      for (const intent of intents) document.removeEventListener(intent, onIntent)
      stopWatching()
    }
  }, [loader, baseUrl, trailingSlash, pagePath])
}

function watchLinksInView(prefetch: (anchor: HTMLAnchorElement) => boolean): () => void {
  let left = IN_VIEW_LIMIT
  const observer = new IntersectionObserver((entries) => {
    for (const {isIntersecting, target} of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      if (left > 0 && prefetch(target as HTMLAnchorElement)) left--
    }
  })
  const start = () => {
    const next = document.querySelector<HTMLAnchorElement>(NEXT_LINK)
    if (next) prefetch(next)
    for (const anchor of document.querySelectorAll(LINKS_IN_VIEW)) observer.observe(anchor)
  }
  // The page's own work comes first.
  const timer = setTimeout(start, 1000)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
  }
}

function isSlowConnection(): boolean {
  const {connection} = navigator as {connection?: Connection}
  return Boolean(connection?.saveData) || /2g/.test(connection?.effectiveType ?? '')
}
