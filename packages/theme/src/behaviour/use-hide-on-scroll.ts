import {findHashTarget, usePath} from '@lectern/client'
import {type RefObject, useEffect, useRef, useState} from 'react'
import {isHiddenAfterScroll} from './hide-on-scroll.js'

/**
 * Whether a bar at the top should be out of sight: hidden on scrolling down and after a jump to an
 * anchor of the page, shown on scrolling up and near the top of the page (specification §4).
 */
export function useHideOnScroll(bar: RefObject<HTMLElement | null>, isEnabled: boolean): boolean {
  const path = usePath()
  const lastTop = useRef(0)
  const [isHidden, setHidden] = useState(false)
  useEffect(() => {
    if (!isEnabled) return
    lastTop.current = scrollY
    const onScroll = () => {
      const {scrollHeight} = document.documentElement
      const place = {
        top: scrollY,
        lastTop: lastTop.current,
        barHeight: bar.current?.offsetHeight ?? 0,
        left: scrollHeight - innerHeight - scrollY
      }
      lastTop.current = scrollY
      setHidden((wasHidden) => isHiddenAfterScroll(place, wasHidden))
    }
    addEventListener('scroll', onScroll, {passive: true})
    return () => removeEventListener('scroll', onScroll)
  }, [bar, isEnabled])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another place to be at
  useEffect(() => {
    if (!isEnabled) return
    const onJump = () => {
      // What the jump scrolled is not the reader's scrolling.
      lastTop.current = scrollY
      setHidden(isAtAnchor())
    }
    onJump()
    addEventListener('hashchange', onJump)
    return () => removeEventListener('hashchange', onJump)
  }, [isEnabled, path])
  return isHidden
}

/** Whether the address points at an element of the page. */
function isAtAnchor(): boolean {
  return findHashTarget(location.hash) !== null
}
