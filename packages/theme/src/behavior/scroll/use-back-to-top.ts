import {useEffect, useRef, useState} from 'react'
import {smoothScrollTo} from './smooth-scroll.js'

/** Distance from the top, in CSS pixels, below which readers don't need the button. */
const THRESHOLD = 300

/** State that decides whether the back-to-top button is shown. */
export interface ScrollMove {
  /** CSS pixels from the top, before and after the movement. */
  from: number
  to: number
  windowHeight: number
  pageHeight: number
}

/** Returns whether a scroll movement shows or hides the button, or `undefined` for no change. */
export function wantsTop({from, to, windowHeight, pageHeight}: ScrollMove): boolean | undefined {
  if (to >= from || to < THRESHOLD) return false
  return to + windowHeight < pageHeight ? true : undefined
}

/**
 * Shows the back-to-top button when readers scroll up, unless they're near the top. Hides it when
 * they scroll down or jump to an anchor.
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
      // Scrolling down cancels the animated scroll to the top.
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
    // The button is about to disappear, so the focus moves to the start of the page.
    document.querySelector<HTMLElement>('.main-wrapper')?.focus({preventScroll: true})
  }
  return {isShown, scrollToTop}
}
