import {type RefObject, useEffect, useState} from 'react'

/**
 * Whether a bar at the top should be out of sight: hidden on scrolling down and after a jump to an
 * anchor, shown on scrolling up and near the top of the page.
 */
export function useHideOnScroll(bar: RefObject<HTMLElement | null>, isEnabled: boolean): boolean {
  const [isHidden, setHidden] = useState(false)
  useEffect(() => {
    if (!isEnabled) return
    let last = scrollY
    const onScroll = () => {
      const height = bar.current?.offsetHeight ?? 0
      setHidden(scrollY > height && scrollY > last)
      last = scrollY
    }
    addEventListener('scroll', onScroll, {passive: true})
    return () => removeEventListener('scroll', onScroll)
  }, [bar, isEnabled])
  return isHidden
}
