/** A heading and its distance from the top of the page, in CSS pixels. */
export interface HeadingPosition {
  id: string
  top: number
}

/** Scroll position and the heights of the window and page, in CSS pixels. */
export interface ReadingPosition {
  scrollTop: number
  windowHeight: number
  pageHeight: number
  /** Distance from the top of the window at which a heading counts as read. */
  readLine: number
  /** Part of the window, from its top, in which the first section is already current, 0 to 1. */
  lookahead: number
}

/**
 * Finds the current section: the last heading above the reading line, or the first heading at the top of a page. On
 * the last screen of a page, the line moves to the end of the window, so that short sections there are also
 * highlighted.
 *
 * @param headings - In page order.
 */
export function findActiveHeading(
  headings: readonly HeadingPosition[],
  {scrollTop, windowHeight, pageHeight, readLine, lookahead}: ReadingPosition
): string | undefined {
  const range = Math.min(windowHeight, pageHeight - windowHeight)
  const left = pageHeight - windowHeight - scrollTop
  // At the end of a page, the scroll position may be off by half a pixel.
  const shifted = range > 1 && left < range ? (range - Math.max(left - 1, 0)) / range : 0
  const line = scrollTop + readLine + shifted * (windowHeight - readLine)
  const read = headings.findLast(({top}) => top <= line)
  const [first] = headings
  const isNext = first && first.top - scrollTop < windowHeight * lookahead
  return read?.id ?? (isNext ? first.id : undefined)
}
