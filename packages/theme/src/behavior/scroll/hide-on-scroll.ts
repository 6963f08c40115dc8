/** Where a page is scrolled to, in CSS pixels. */
interface ScrollPlace {
  top: number
  lastTop: number
  barHeight: number
  /** How far the page can still be scrolled down. */
  left: number
}

/** Whether a bar that hides on scrolling is out of sight now (specification §4, navbar). */
export function isHiddenAfterScroll(place: ScrollPlace, wasHidden: boolean): boolean {
  const {top, lastTop, barHeight, left} = place
  if (top < barHeight) return false
  if (top > lastTop) return true
  // A page that bounces back from its end was not scrolled up by its reader.
  return top === lastTop || left < barHeight ? wasHidden : false
}
