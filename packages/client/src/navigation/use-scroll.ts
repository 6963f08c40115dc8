import {useEffect, useLayoutEffect, useRef, useState} from 'react'
import type {Location, NavigationType} from 'react-router-dom'
import {findHashTarget} from './hash-target.js'
import {isShownEntry, nameEntry} from './history-entry.js'
import {holdScroll} from './hold-scroll.js'
import {placeOf, createScrollMemory} from './scroll-memory.js'

/**
 * Scrolls as a full page load would: to the hash's element, to the remembered place when going back
 * or forward, else to the top; a change of the query alone scrolls nowhere. Runs when the shown page
 * changes, not when its address does.
 *
 * @param shown - Location of the page that is shown.
 * @param type - The kind of navigation that led to it, not the one that may be under way.
 */
export function useScroll(shown: Location, type: NavigationType): void {
  const [memory] = useState(createScrollMemory)
  const last = useRef<Location>(undefined)
  useScrollRestoration(memory.save)

  useLayoutEffect(() => {
    const key = nameEntry(shown)
    const place = placeOf({...shown, key})
    const recall = () => memory.get(place)
    const scroll = chooseScroll({shown, type, last: last.current, recall})
    last.current = shown
    const stop = scroll && holdScroll(scroll)
    // A hash link has scrolled already when the page comes to know that it stands for another entry.
    const onScroll = () => {
      if (isShownEntry(key)) memory.set(place, scrollY)
    }
    addEventListener('scroll', onScroll, {passive: true})
    return () => {
      stop?.()
      removeEventListener('scroll', onScroll)
    }
  }, [shown, type, memory])
}

/** The browser scrolls documents that it loads in full; the pages shown in one are scrolled here. */
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

interface ScrollQuestion {
  shown: Location
  type: NavigationType
  /** Absent for the page that the document was loaded with. */
  last: Location | undefined
  /** Where the reader was the last time, if ever; asks the storage. */
  recall(): number | undefined
}

/** Scroll position of a page; `undefined` to stay. */
function chooseScroll({shown, type, last, recall}: ScrollQuestion): (() => void) | undefined {
  const toHash = () => findHashTarget(shown.hash)?.scrollIntoView({behavior: 'instant'})
  // The browser has scrolled there already, and the reader may have gone on.
  if (!last) return keepInView(findHashTarget(shown.hash))
  const isSamePage = shown.pathname === last.pathname
  // A click on a hash link of the page itself arrives as `POP`, its entry without a key until then.
  const isHashLink = isSamePage && shown.key === 'default' && shown.hash !== ''
  const remembered = type === 'POP' && !isHashLink ? recall() : undefined
  if (remembered !== undefined) return () => toTop(remembered)
  if (shown.hash) return toHash
  const isQueryAlone = isSamePage && shown.search !== last.search
  return isQueryAlone && last.hash === '' ? undefined : () => toTop(0)
}

function toTop(top: number): void {
  scrollTo({top, behavior: 'instant'})
}

/** How to keep an element where it is in the window, if it can be seen. */
function keepInView(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined
  const topOf = () => element.getBoundingClientRect().top
  const wanted = topOf()
  if (wanted < 0 || wanted >= innerHeight) return undefined
  return () => scrollBy({top: topOf() - wanted, behavior: 'instant'})
}
