import {findHashTarget, usePath} from '@lectern/client'
import {type RefObject, useEffect, useInsertionEffect, useRef, useState} from 'react'
import {addStyles} from '../reading/add-styles.js'
import css from '../reading/reading.css' with {type: 'text'}
import {hasArrived, hasReadOn, isFarJump, type ReturnPlaces} from './return-state.js'

/** Milliseconds after which readers no longer need the button. */
const TIME = 15_000

/** A jump to a different position on the page. */
export interface Jump {
  /** Position before the jump, in CSS pixels from the top. */
  from: number
}

/** Decides when the return button is shown. */
export function useReturn(
  jump: Jump,
  onDone: () => void
): {isShown: boolean; button: RefObject<HTMLButtonElement | null>; goBack(): void} {
  const [isShown, setShown] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const done = useRef(onDone)
  const path = usePath()
  const [start] = useState(path)
  useInsertionEffect(() => addStyles(document, css), [])
  useEffect(() => {
    done.current = onDone
  })
  useEffect(() => {
    const places = {from: jump.from, landing: findLanding(), windowHeight: innerHeight}
    const isFar = isFarJump(places)
    setShown(isFar)
    return isFar ? watch(places, button, () => done.current()) : undefined
  }, [jump])
  useEffect(() => {
    if (path !== start) done.current()
  }, [path, start])
  return {isShown, button, goBack}
}

/** Calls a function when the reader reads on, goes back, or has stayed for a while. */
function watch(
  places: ReturnPlaces,
  button: RefObject<HTMLElement | null>,
  onDone: () => void
): () => void {
  let isThere = false
  const onScroll = () => {
    isThere ||= hasArrived(scrollY, places)
    if (isThere && hasReadOn(scrollY, places)) onDone()
  }
  onScroll()
  const timer = setInterval(() => {
    // A button that's about to be used stays.
    if (!button.current?.matches(':hover, :focus')) onDone()
  }, TIME)
  addEventListener('scroll', onScroll, {passive: true})
  addEventListener('popstate', onDone)
  return () => {
    clearInterval(timer)
    removeEventListener('scroll', onScroll)
    removeEventListener('popstate', onDone)
  }
}

/** Returns the position to which the page scrolls, or has scrolled. */
function findLanding(): number {
  const target = findHashTarget(location.hash)
  if (!target) return scrollY
  const {scrollHeight} = document.documentElement
  const margin = Number.parseFloat(getComputedStyle(target).scrollMarginBlockStart) || 0
  const padding =
    Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0
  const top = target.getBoundingClientRect().top + scrollY - margin - padding
  return Math.max(0, Math.min(top, scrollHeight - innerHeight))
}

/** Goes back in the history, which restores the position, and focuses the link that the reader followed. */
function goBack(): void {
  const {hash} = location
  addEventListener('popstate', () => afterScroll(() => focusLink(hash)), {once: true})
  history.back()
}

/** Calls a function once the browser has restored the scroll position, a frame later. */
function afterScroll(run: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(run))
}

/** Focuses a visible link to a hash, preferably in the text. */
function focusLink(hash: string): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter((link) => {
    const {top, bottom, height} = link.getBoundingClientRect()
    return link.hash === hash && height > 0 && top >= 0 && bottom <= innerHeight
  })
  const link = links.find((one) => one.matches('.markdown :not(.hash-link)')) ?? links[0]
  link?.focus({preventScroll: true})
}
