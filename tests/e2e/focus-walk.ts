import type {Page} from 'playwright/test'

/** Tabs through a page to its end. Returns the number of stops and one line per accessibility problem. */
export async function walkFocus(page: Page): Promise<{stops: number; problems: string[]}> {
  const problems: string[] = []
  // More stops than any page has, so that a focus trap fails the test instead of hanging it.
  for (let stops = 0; stops < 400; stops += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(describeStop)
    if (stop === undefined) return {stops, problems}
    if (stop.problems.length > 0) problems.push(`${stop.name}: ${stop.problems.join(', ')}`)
  }
  return {stops: 400, problems: [...problems, 'The focus does not leave the page.']}
}

/** Runs in the page. Describes the focused element, or returns `undefined` once focus has left the page. */
function describeStop(): {name: string; problems: string[]} | undefined {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body) return undefined
  const problems: string[] = []
  const {outlineStyle, outlineWidth} = getComputedStyle(element)
  if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) problems.push('no outline')
  const {top, bottom, left, right} = element.getBoundingClientRect()
  const isInView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
  if (!isInView) problems.push('out of view')
  const seen = isInView && document.elementFromPoint(...middleInView())
  if (seen && !element.contains(seen) && !seen.contains(element)) problems.push('covered')
  const state = globalThis as {lastStop?: Element}
  const order = state.lastStop?.compareDocumentPosition(element) ?? 0
  if (order & Node.DOCUMENT_POSITION_PRECEDING && !(order & Node.DOCUMENT_POSITION_CONTAINED_BY))
    problems.push('before the stop that came before')
  state.lastStop = element
  return {name: element.outerHTML.slice(0, 120), problems}

  function middleInView(): [number, number] {
    const middle = (from: number, to: number, size: number) =>
      (Math.max(from, 0) + Math.min(to, size)) / 2
    return [middle(left, right, innerWidth), middle(top, bottom, innerHeight)]
  }
}
