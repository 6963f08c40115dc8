import {findHashTarget, useIsBrowser, usePath} from '@lectern/client'
import {type RefObject, useEffect, useRef, useState} from 'react'
import {isHiddenAfterScroll} from './hide-on-scroll.js'

/** Events that end a jump to an anchor: the scroll finishes, or the reader does something else. */
const JUMP_ENDS = ['scrollend', 'wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Returns whether a bar at the top should be hidden. It hides when the reader scrolls down or jumps
 * to an anchor, and reappears when they scroll up or get near the top of the page (specification
 * §4).
 */
export function useHideOnScroll(bar: RefObject<HTMLElement | null>, isEnabled: boolean): boolean {
  const path = usePath()
  const isJumping = useRef(false)
  // The bar is shown on the first page load, even if the URL has a hash.
  const isLoading = useRef(!useIsBrowser())
  const [isHidden, setHidden] = useState(false)
  useEffect(() => {
    if (!isEnabled) return
    let lastTop = scrollY
    const onScroll = () => {
      const position = {
        top: scrollY,
        lastTop,
        barHeight: bar.current?.offsetHeight ?? 0,
        left: document.documentElement.scrollHeight - innerHeight - scrollY
      }
      lastTop = scrollY
      // Ignores scrolling that a jump to an anchor causes.
      if (!isJumping.current) setHidden((wasHidden) => isHiddenAfterScroll(position, wasHidden))
    }
    const onJumpEnd = () => {
      isJumping.current = false
    }
    addEventListener('scroll', onScroll, {passive: true})
    for (const end of JUMP_ENDS) addEventListener(end, onJumpEnd, {passive: true})
    return () => {
      removeEventListener('scroll', onScroll)
      for (const end of JUMP_ENDS) removeEventListener(end, onJumpEnd)
    }
  }, [bar, isEnabled])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own position
  useEffect(() => {
    if (!isEnabled) return
    const onJump = () => {
      isJumping.current = findHashTarget(location.hash) !== null
      setHidden(isJumping.current)
    }
    if (!isLoading.current) onJump()
    isLoading.current = false
    addEventListener('hashchange', onJump)
    return () => removeEventListener('hashchange', onJump)
  }, [isEnabled, path])
  return isHidden
}
