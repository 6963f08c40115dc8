import {type RefObject, useEffect, useRef} from 'react'

/**
 * Calls `onLeave` when the focus leaves an element or the reader presses outside it, as long as
 * `isActive` is set.
 */
export function useLeave(
  root: RefObject<HTMLElement | null>,
  onLeave: () => void,
  isActive: boolean
): void {
  const callback = useRef(onLeave)
  useEffect(() => {
    callback.current = onLeave
  })
  useEffect(() => {
    if (!isActive) return
    const leave = ({target}: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) callback.current()
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
    }
  }, [root, isActive])
}
