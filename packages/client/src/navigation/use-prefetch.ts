import {useEffect} from 'react'
import type {PageLoader} from './page-loader.js'
import {documentUrl} from './document-url.js'
import {anchorOf, sitePathOf} from './site-link.js'
import {isSlowConnection} from './slow-connection.js'

/** Link to the next page of a series, which most readers visit next. */
const NEXT_LINK = 'main a[rel~="next"]'

/** Links that are prefetched when they come into view. */
const LINKS_IN_VIEW = 'main article a[href], main a[rel~="prev"], main a[rel~="next"]'

/**
 * Maximum number of links in view that are prefetched per page. There's no limit for hover and
 * focus.
 */
const IN_VIEW_LIMIT = 12

interface PrefetchSettings {
  loader: PageLoader
  baseUrl: string
  trailingSlash: boolean | undefined
  /** Path of the current page, whose links are observed. */
  pagePath: string
}

/**
 * Prefetches a page when a link to it is hovered, focused or touched, or comes into view in the
 * main content. Always prefetches the next page of a series. Does nothing on a 2g connection or if
 * the reader saves data (specification §7).
 */
export function usePrefetch({loader, baseUrl, trailingSlash, pagePath}: PrefetchSettings): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has different links in view
  useEffect(() => {
    const prefetch = (anchor: HTMLAnchorElement | undefined) => {
      if (!anchor || anchor.dataset.noPrefetch !== undefined) return false
      // Checked each time, because the connection can change.
      if (isSlowConnection()) return false
      const path = sitePathOf(anchor, baseUrl)
      if (path === undefined || anchor.pathname === location.pathname) return false
      // If the page can't be loaded, the failure only matters once the reader clicks the link.
      loader.load(documentUrl(path, baseUrl, trailingSlash)).catch(() => {})
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
  // The page's own requests have priority.
  const timer = setTimeout(start, 1000)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
  }
}
