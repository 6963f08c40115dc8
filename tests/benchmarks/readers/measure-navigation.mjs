/**
 * Measures the time from a click on a link until the heading of its target is shown, for pages that
 * a script renders or that are loaded as a document.
 *
 * @import {Locator, Page} from 'playwright'
 */

/** Storage key for notes that documents in a tab leave for each other and for the test. */
const NOTES = 'measured-navigation'

/**
 * Records clicks and headings in every document that a page shows. Call it before `page.goto`.
 *
 * @param {Page} page
 * @param {string} [heading] - Selector of the heading that names a page.
 */
export async function watchHeadings(page, heading = 'h1') {
  await page.addInitScript(noteHeadings, {heading, notes: NOTES})
}

/**
 * Follows a link whose target has been prefetched.
 *
 * @param {Page} page - Watched with `watchHeadings`, and showing the link.
 * @param {Locator} link - Leads to a page with another heading.
 * @returns {Promise<number>} Milliseconds from the click event to the new heading in the document.
 */
export async function measureNavigation(page, link) {
  await link.hover()
  // Most generators prefetch the page on hover.
  await page.waitForLoadState('networkidle')
  await page.evaluate((notes) => sessionStorage.removeItem(notes), NOTES)
  await link.click()
  const notes = await page.waitForFunction((name) => {
    const noted = JSON.parse(sessionStorage.getItem(name) ?? '{}')
    return noted.heading === undefined ? undefined : noted
  }, NOTES)
  const {click, heading} = await notes.jsonValue()
  return heading - click
}

/**
 * Runs in the browser before the scripts of each document. Times come from a clock that all
 * documents share.
 *
 * @param {{heading: string, notes: string}} options
 */
function noteHeadings({heading, notes}) {
  /** @param {number} time */
  const now = (time) => performance.timeOrigin + time
  const read = () => JSON.parse(sessionStorage.getItem(notes) ?? '{}')
  const textOf = () => document.querySelector(heading)?.textContent ?? undefined
  /** @param {MouseEvent} event */
  const onClick = ({timeStamp}) => {
    sessionStorage.setItem(notes, JSON.stringify({click: now(timeStamp), before: textOf()}))
  }
  addEventListener('click', onClick, {capture: true})
  const onChange = () => {
    const at = now(performance.now())
    const noted = read()
    const text = textOf()
    if (noted.click === undefined || noted.heading !== undefined) return
    if (text === undefined || text === noted.before) return
    sessionStorage.setItem(notes, JSON.stringify({...noted, heading: at}))
  }
  new MutationObserver(onChange).observe(document, {
    childList: true,
    subtree: true,
    characterData: true
  })
}
