import {chromium} from 'playwright'
import {browserLaunchOptions, ensureBrowser} from '../../../scripts/ensure-browser.mjs'

/** @typedef {import('playwright').Page} Page */

/** Starts Chromium. */
export async function openBrowser() {
  return chromium.launch(browserLaunchOptions(await ensureBrowser()))
}

/**
 * Opens a page of the server and waits until it's loaded and hydrated, so that it receives edits.
 *
 * @param {Page} page
 * @param {string} url
 * @returns {Promise<{html: number, visible: number, complete: number}>} moments by `performance.now`
 */
export async function openPage(page, url) {
  const response = await page.goto(url, {waitUntil: 'commit'})
  await response?.finished()
  const html = performance.now()
  await page.waitForLoadState('load')
  await page.waitForFunction(() => {
    const {__lecternDev: connection} =
      /** @type {{__lecternDev?: {app?: unknown, shownPath?: string}}} */ (globalThis)
    return connection?.app !== undefined && connection.shownPath !== undefined
  })
  const complete = performance.now()
  return {html, visible: (await readFirstPaint(page)) - performance.timeOrigin, complete}
}

/**
 * Returns the time of a page's first contentful paint, in milliseconds since 1970.
 *
 * @param {Page} page
 * @returns {Promise<number>}
 */
async function readFirstPaint(page) {
  const handle = await page.waitForFunction(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    return paint && performance.timeOrigin + paint.startTime
  })
  return Number(await handle.jsonValue())
}

/**
 * Returns the milliseconds from a change of files until an open page has painted it.
 *
 * @param {Page} page
 * @param {() => void} change
 * @param {{selector: string, text?: string, style?: readonly [string, string]}} sign what to wait for
 */
export async function timeChange(page, change, sign) {
  const seen = page.evaluate(watchFor, sign)
  // The page is watching once a later call has returned.
  await page.evaluate(() => 0)
  const start = performance.now()
  change()
  await seen
  return performance.now() - start
}

/**
 * Runs in the page.
 *
 * @param {{selector: string, text?: string, style?: readonly [string, string]}} sign
 * @returns {Promise<void>}
 */
function watchFor({selector, text, style}) {
  return new Promise((resolve, reject) => {
    const isThere = () => {
      const element = document.querySelector(selector)
      if (!element) return false
      if (style) return getComputedStyle(element).getPropertyValue(style[0]) === style[1]
      return element.textContent?.includes(text ?? '') ?? false
    }
    const start = performance.now()
    // Checks every frame, so that a change is noticed when it's painted instead of when it's in the
    // DOM.
    const look = () => {
      if (isThere()) resolve()
      else if (performance.now() - start > 20_000) reject(new Error(`${selector} never showed it.`))
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}
