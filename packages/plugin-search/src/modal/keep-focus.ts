import type {KeyboardEvent} from 'react'

const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled])'

/**
 * Keeps the Tab key inside an open dialog. DocSearch does so for the elements of its empty dialog only: results
 * that come later lead out of it.
 */
export function keepFocus(event: KeyboardEvent<HTMLElement>): void {
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
