import {type ReactNode, useLayoutEffect, useRef, useState} from 'react'
import {animateHeight} from './animate-height.js'

/** Props of `Collapsible`. */
export interface CollapsibleProps {
  isOpen: boolean
  className?: string
  id?: string
  /** Items of a list. */
  children: ReactNode
}

/**
 * A list that unfolds and folds, in a time that its height decides; at once for readers who want less
 * motion. While it is closed, nothing of it is in the page.
 */
export function Collapsible({isOpen, children, ...attributes}: CollapsibleProps) {
  const list = useRef<HTMLUListElement>(null)
  const wasOpen = useRef(isOpen)
  const [isThere, setThere] = useState(isOpen)
  // An opening element is there at once. A closing one stays until the animation ends.
  if (isOpen && !isThere) setThere(true)
  useLayoutEffect(() => {
    if (wasOpen.current === isOpen || !list.current) return
    wasOpen.current = isOpen
    const animation = animateHeight(list.current, isOpen)
    if (isOpen) return
    if (animation) animation.onfinish = () => setThere(false)
    else setThere(false)
  }, [isOpen])
  if (!isThere) return null
  return (
    <ul ref={list} {...attributes}>
      {children}
    </ul>
  )
}
