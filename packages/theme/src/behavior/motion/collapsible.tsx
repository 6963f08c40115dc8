import {type ReactNode, useLayoutEffect, useRef, useState} from 'react'
import {animateHeight} from './animate-height.js'

/** Props of `Collapsible`. */
export interface CollapsibleProps {
  isOpen: boolean
  className?: string
  id?: string
  /** List items. */
  children: ReactNode
}

/**
 * A list that expands and collapses. The duration depends on its height, and readers who prefer
 * reduced motion see no animation. A collapsed list isn't rendered.
 */
export function Collapsible({isOpen, children, ...attributes}: CollapsibleProps) {
  const list = useRef<HTMLUListElement>(null)
  const wasOpen = useRef(isOpen)
  const [isThere, setThere] = useState(isOpen)
  // An opening element is shown immediately. A closing one stays until the animation ends.
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
