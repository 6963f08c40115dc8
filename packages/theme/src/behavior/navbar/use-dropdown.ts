import {type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useState} from 'react'
import {moveFocus} from './move-focus.js'
import {useLeave} from './use-leave.js'

/** Why a dropdown is open: a pointer is over it, or its reader opened it for good. */
type OpenState = false | 'hovered' | 'pinned'

/** State for the parts of a dropdown. */
export interface Dropdown {
  isOpen: boolean
  toggle(): void
  close(): void
  /** Of the element around button and menu. */
  rootProps: {
    onPointerEnter(event: PointerEvent): void
    onPointerLeave(event: PointerEvent): void
    onKeyDown(event: KeyboardEvent): void
  }
}

/**
 * The state of a dropdown (specification §4): a disclosure with the keys of a menu. It opens on hover,
 * click, Enter, Space and arrow keys; it closes on a press outside, Escape and when the focus leaves.
 */
export function useDropdown(root: RefObject<HTMLElement | null>): Dropdown {
  const [state, setState] = useState<OpenState>(false)
  const isOpen = state !== false
  const close = () => setState(false)
  useLeave(root, close, isOpen)
  useEscape(root, close, isOpen)
  return {
    isOpen,
    close,
    toggle: () => setState(state === 'pinned' ? false : 'pinned'),
    rootProps: {
      // A touch enters, too, but only to press.
      onPointerEnter: ({pointerType}) => pointerType === 'mouse' && setState(state || 'hovered'),
      onPointerLeave: () => state === 'hovered' && close(),
      onKeyDown(event) {
        if (!root.current || !moveFocus(root.current, event.key)) return
        event.preventDefault()
        setState('pinned')
      }
    }
  }
}

/** Escapes closes from anywhere, for a hovered menu has no focus; inside, the button takes the focus back. */
function useEscape(
  root: RefObject<HTMLElement | null>,
  onEscape: () => void,
  isActive: boolean
): void {
  useEffect(() => {
    if (!isActive) return
    const onKeyDown = ({key}: globalThis.KeyboardEvent) => {
      if (key !== 'Escape') return
      if (root.current?.contains(document.activeElement)) {
        root.current.querySelector('button')?.focus()
      }
      onEscape()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  })
}
