import type {KeyboardEvent} from 'react'

const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled])'

/**
 * Keeps focus inside an open dialog. DocSearch only considers the elements that exist when the
 * dialog opens, so focus could leave it through results added later.
 */
export function trapFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isShown)
  const ends = event.shiftKey ? stops.toReversed() : stops
  event.stopPropagation()
  if (document.activeElement !== ends.at(-1)) return
  event.preventDefault()
  ends[0]?.focus()
}

function isShown(element: HTMLElement): boolean {
  return element.tabIndex >= 0 && element.getClientRects().length > 0
}
