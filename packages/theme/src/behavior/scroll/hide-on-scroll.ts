/** Scroll position of a page, in CSS pixels. */
interface ScrollPosition {
  top: number
  lastTop: number
  barHeight: number
  /** Remaining distance to the end of the page. */
  left: number
}

/** Returns whether a bar that hides on scrolling is hidden now (specification §4, navbar). */
export function isHiddenAfterScroll(position: ScrollPosition, wasHidden: boolean): boolean {
  const {top, lastTop, barHeight, left} = position
  if (top < barHeight) return false
  if (top > lastTop) return true
  // If the page bounces back from its end, the reader hasn't scrolled up.
  return top === lastTop || left < barHeight ? wasHidden : false
}
