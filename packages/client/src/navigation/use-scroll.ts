import {useEffect, useLayoutEffect, useRef, useState} from 'react'
import type {Location, NavigationType} from 'react-router-dom'
import {findHashTarget} from './hash-target.js'
import {isShownEntry, nameEntry} from './history-entry.js'
import {holdScroll} from './hold-scroll.js'
import {scrollKey, createScrollMemory} from './scroll-memory.js'

/**
 * Scrolls like a full page load: to the hash target, to the stored position when going back or
 * forward, or else to the top. Doesn't scroll if only the query changes. Runs when the shown page
 * changes, which may be later than the URL.
 *
 * @param shown - Location of the page that is shown.
 * @param type - Type of the navigation that led to it. Ignores navigation in progress.
 */
export function useScroll(shown: Location, type: NavigationType): void {
  const [memory] = useState(createScrollMemory)
  const last = useRef<Location>(undefined)
  const lastPosition = useRef('')
  useScrollRestoration(memory.save)

  useLayoutEffect(() => {
    const key = nameEntry(shown)
    const scrollPosition = scrollKey({...shown, key})
    const recall = () => memory.get(scrollPosition)
    // The browser may have scrolled before this code runs.
    if (!last.current) memory.set(scrollPosition, scrollY)
    const scroll = chooseScroll({shown, type, last: last.current, recall})
    if (isJump({shown, type, last: last.current})) {
      const from = memory.get(lastPosition.current) ?? 0
      document.dispatchEvent(new CustomEvent('site:jump', {detail: from}))
    }
    last.current = shown
    lastPosition.current = scrollPosition
    const stop = scroll && holdScroll(scroll)
    // After a hash link, the browser scrolls before the page receives its new history entry.
    const onScroll = () => {
      if (isShownEntry(key)) memory.set(scrollPosition, scrollY)
    }
    addEventListener('scroll', onScroll, {passive: true})
    return () => {
      stop?.()
      removeEventListener('scroll', onScroll)
    }
  }, [shown, type, memory])
}

/**
 * Restores the scroll positions of pages within a document, because the browser only restores one
 * position per document.
 */
function useScrollRestoration(save: () => void): void {
  useEffect(() => {
    const take = () => {
      history.scrollRestoration = 'manual'
    }
    const leave = () => {
      history.scrollRestoration = 'auto'
      save()
    }
    if (document.readyState === 'complete') take()
    addEventListener('pageshow', take)
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pageshow', take)
      removeEventListener('pagehide', leave)
    }
  }, [save])
}

interface ScrollContext {
  shown: Location
  type: NavigationType
  /** `undefined` for the page that the document was loaded with. */
  last: Location | undefined
  /** Returns the reader's last position on the page, if any. */
  recall(): number | undefined
}

/** Returns whether the reader has followed a link to a different position on the page. */
function isJump({shown, type, last}: Omit<ScrollContext, 'recall'>): boolean {
  if (shown.pathname !== last?.pathname || shown.hash === last.hash) return false
  return shown.hash !== '' && (type === 'PUSH' || isHashLink(shown))
}

/** Returns whether a `POP` comes from a hash link. The entry of the link has no key yet. */
function isHashLink({key, hash}: Location): boolean {
  return key === 'default' && hash !== ''
}

/** Returns a function that scrolls a page to its position, or `undefined` to stay. */
function chooseScroll({shown, type, last, recall}: ScrollContext): (() => void) | undefined {
  // The browser has already scrolled to the hash target, and the reader may have scrolled since.
  if (!last) return keepInView(findHashTarget(shown.hash))
  const isSamePage = shown.pathname === last.pathname
  const toHash = () => {
    const target = findHashTarget(shown.hash)
    if (target) target.scrollIntoView({behavior: 'instant'})
    else if (!isSamePage) toTop(0)
  }
  const isOld = type === 'POP' && !(isSamePage && isHashLink(shown))
  const remembered = isOld ? recall() : undefined
  if (remembered !== undefined) return () => toTop(remembered)
  if (shown.hash) return toHash
  const isQueryAlone = isSamePage && shown.search !== last.search
  return isQueryAlone && last.hash === '' ? undefined : () => toTop(0)
}

function toTop(top: number): void {
  scrollTo({top, behavior: 'instant'})
}

/**
 * Returns a function that restores an element's position in the window, if it's currently visible.
 */
function keepInView(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined
  const topOf = () => element.getBoundingClientRect().top
  const wanted = topOf()
  if (wanted < 0 || wanted >= innerHeight) return undefined
  return () => scrollBy({top: topOf() - wanted, behavior: 'instant'})
}
