import {useEffect, useRef, useState} from 'react'
import {smoothScrollTo} from './smooth-scroll.js'

/** CSS pixels from the top within which the way back is short. */
const THRESHOLD = 300

/** State that decides whether the back-to-top button is shown. */
export interface ScrollMove {
  /** CSS pixels from the top, before and now. */
  from: number
  to: number
  windowHeight: number
  pageHeight: number
}

/** Whether a move says that the reader is on the way back; `undefined` when it says nothing. */
export function wantsTop({from, to, windowHeight, pageHeight}: ScrollMove): boolean | undefined {
  if (to >= from || to < THRESHOLD) return false
  return to + windowHeight < pageHeight ? true : undefined
}

/**
 * Offers the way back to the top to readers who scroll up far down the page, and takes the offer back
 * when they scroll down or jump to an anchor.
 */
export function useBackToTop(): {isShown: boolean; scrollToTop(): void} {
  const [isShown, setShown] = useState(false)
  const cancel = useRef(() => {})
  useEffect(() => {
    let last = scrollY
    let isJump = false
    const onScroll = () => {
      const move = {from: last, to: scrollY}
      last = scrollY
      if (isJump) isJump = false
      else {
        const {clientHeight: windowHeight, scrollHeight: pageHeight} = document.documentElement
        setShown((shown) => wantsTop({...move, windowHeight, pageHeight}) ?? shown)
      }
      // Whoever scrolls down does not want to be carried up.
      if (move.to > move.from) cancel.current()
    }
    const onJump = () => {
      isJump = true
      setShown(false)
    }
    addEventListener('scroll', onScroll, {passive: true})
    addEventListener('hashchange', onJump)
    return () => {
      cancel.current()
      removeEventListener('scroll', onScroll)
      removeEventListener('hashchange', onJump)
    }
  }, [])
  const scrollToTop = () => {
    cancel.current = smoothScrollTo(0)
    // The button goes away: the keyboard goes on from where the page begins.
    document.getElementById('main')?.focus({preventScroll: true})
  }
  return {isShown, scrollToTop}
}
