/** Scroll position of a page and height of its navbar, in CSS pixels. */
interface ScrollPosition {
  top: number
  lastTop: number
  barHeight: number
  /** Remaining distance to the end of the page. */
  left: number
}

/** Returns whether the navbar should be hidden after a scroll event (specification §4, navbar). */
export function isHiddenAfterScroll(position: ScrollPosition, wasHidden: boolean): boolean {
  const {top, lastTop, barHeight, left} = position
  if (top < barHeight) return false
  if (top > lastTop) return true
  // The page bouncing back from its end doesn't count as scrolling up.
  return top === lastTop || left < barHeight ? wasHidden : false
}
