import {findHashTarget, useIsBrowser, usePath} from '@lectern/client'
import {type RefObject, useEffect, useRef, useState} from 'react'
import {isHiddenAfterScroll} from './hide-on-scroll.js'

/** Events that end the scrolling of a jump: it's over, or its reader does something else. */
const JUMP_ENDS = ['scrollend', 'wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Whether a bar at the top should be out of sight: hidden on scrolling down and after a jump to an
 * anchor of the page, shown on scrolling up and near the top of the page (specification §4).
 */
export function useHideOnScroll(bar: RefObject<HTMLElement | null>, isEnabled: boolean): boolean {
  const path = usePath()
  const isJumping = useRef(false)
  // The document's own page starts with the bar, wherever its address points.
  const isLoading = useRef(!useIsBrowser())
  const [isHidden, setHidden] = useState(false)
  useEffect(() => {
    if (!isEnabled) return
    let lastTop = scrollY
    const onScroll = () => {
      const place = {
        top: scrollY,
        lastTop,
        barHeight: bar.current?.offsetHeight ?? 0,
        left: document.documentElement.scrollHeight - innerHeight - scrollY
      }
      lastTop = scrollY
      // Scrolling by a jump doesn't count as the reader's scrolling.
      if (!isJumping.current) setHidden((wasHidden) => isHiddenAfterScroll(place, wasHidden))
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another place to be at
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
