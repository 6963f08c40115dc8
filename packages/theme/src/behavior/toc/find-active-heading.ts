/** Where a heading is: CSS pixels from the top of the page. */
export interface HeadingPlace {
  id: string
  top: number
}

/** Where the reader is; all in CSS pixels. */
export interface ReadingPlace {
  scrollTop: number
  windowHeight: number
  pageHeight: number
}

/** A heading counts as read once it is this far below the top of the window. */
const READ_LINE = 104

/**
 * Finds the section in view: the last heading above the reading line. In the last window of a
 * page, the line moves to the window's end, so that short sections there are also highlighted.
 *
 * @param headings - In the order of the page.
 */
export function findActiveHeading(
  headings: readonly HeadingPlace[],
  {scrollTop, windowHeight, pageHeight}: ReadingPlace
): string | undefined {
  const range = Math.min(windowHeight, pageHeight - windowHeight)
  const left = pageHeight - windowHeight - scrollTop
  // A window at its page's very end may be half a pixel off.
  const sunk = range > 1 && left < range ? (range - Math.max(left - 1, 0)) / range : 0
  const line = scrollTop + READ_LINE + sunk * (windowHeight - READ_LINE)
  return headings.findLast(({top}) => top <= line)?.id
}
