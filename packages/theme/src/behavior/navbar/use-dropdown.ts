import {type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useState} from 'react'
import {moveFocus} from './move-focus.js'
import {useLeave} from './use-leave.js'

/**
 * Why a dropdown is open: the pointer hovers over it, or the reader opened it with a click or key.
 */
type OpenState = false | 'hovered' | 'pinned'

/** State of a dropdown, with the handlers of its elements. */
export interface Dropdown {
  isOpen: boolean
  toggle(): void
  close(): void
  /** Event handlers of the element around the button and menu. */
  rootProps: {
    onPointerEnter(event: PointerEvent): void
    onPointerLeave(event: PointerEvent): void
    onKeyDown(event: KeyboardEvent): void
  }
}

/**
 * Returns the state of a dropdown (specification §4): a disclosure with the keyboard navigation of
 * a menu. It opens on hover, click, Enter, Space and arrow keys. It closes on a press outside, on
 * Escape and when the focus leaves.
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
      // A touch also triggers this event, but should only open the menu on a tap.
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

/**
 * Closes the dropdown on Escape, even if the focus is elsewhere, because hovering doesn't move the
 * focus. If the focus is in the dropdown, it returns to the button.
 */
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
        root.current.querySelector<HTMLElement>('[aria-expanded]')?.focus()
      }
      onEscape()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  })
}
