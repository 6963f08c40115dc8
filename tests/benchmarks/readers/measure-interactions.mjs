import {openBrowser} from '../dev/dev-browser.mjs'
import {median, percentile} from '../median.mjs'

/**
 * @import {Browser, Page} from 'playwright'
 */

/**
 * How long an interaction takes from the input to the next paint, in milliseconds (Interaction to
 * Next Paint, https://web.dev/articles/inp).
 *
 * @typedef {{kind: string, count: number, median: number, p95: number}} InteractionFigures
 */

/** CPU slowdown of a mid-range phone compared with a developer's machine. */
const CPU_SLOWDOWN = 4
const DESKTOP = Object.freeze({width: 1440, height: 900})
const PHONE = Object.freeze({width: 412, height: 823})
/** A phone's scrollbars lie above the page, so a menu that hides them doesn't change its width. */
const MOBILE = Object.freeze({isMobile: true, hasTouch: true})
/** Inputs of each kind. */
const INPUTS = 20
/**
 * Milliseconds below which browsers record no event. Such an interaction counts as this long
 * (Event Timing API, `durationThreshold`).
 */
const SHORTEST = 16

/**
 * An interaction with a control of a page. `act` causes a single input, and may be called often.
 *
 * @typedef {object} Interaction
 * @property {string} kind
 * @property {string} path
 * @property {{width: number, height: number}} viewport
 * @property {(page: Page) => Promise<void>} [prepare]
 * @property {(page: Page, index: number) => Promise<void>} act
 */

/** @type {readonly Interaction[]} */
const INTERACTIONS = Object.freeze([
  {
    kind: 'color mode',
    path: '/docs/cli',
    viewport: DESKTOP,
    act: (page) => page.locator('.color-mode-toggle').first().click()
  },
  {
    kind: 'sidebar category',
    path: '/docs/cli',
    viewport: DESKTOP,
    act: (page) => page.locator('.theme-doc-sidebar-menu .menu__caret').first().click()
  },
  {
    kind: 'tab',
    path: '/docs/markdown-features/tabs',
    viewport: DESKTOP,
    act: (page, index) =>
      page
        .getByRole('main')
        .getByRole('tablist')
        .first()
        .getByRole('tab')
        .nth(index % 2)
        .click()
  },
  {
    kind: 'mobile menu',
    path: '/docs/cli',
    viewport: PHONE,
    act: (page, index) =>
      index % 2 === 0
        ? page.getByRole('button', {name: 'Toggle navigation bar'}).click()
        : page.keyboard.press('Escape')
  },
  {
    kind: 'search, a letter',
    path: '/docs/cli',
    viewport: DESKTOP,
    prepare: async (page) => {
      await page.getByRole('button', {name: 'Search'}).first().click()
      await page.locator('.DocSearch-Input').press('s')
      await page.locator('.DocSearch-Hit').first().waitFor()
    },
    act: (page, index) =>
      page.keyboard.press(index % 8 < 4 ? 'idebar'.charAt(index % 4) : 'Backspace')
  }
])

/**
 * Measures how fast pages respond to input when the CPU is 4× slower.
 *
 * @param {string} origin
 * @param {(line: string) => void} log
 * @returns {Promise<InteractionFigures[]>}
 */
export async function measureInteractions(origin, log) {
  const browser = await openBrowser()
  const figures = []
  for (const interaction of INTERACTIONS) {
    log(`Interaction: ${interaction.kind}`)
    const times = await repeat(browser, origin, interaction)
    figures.push({
      kind: interaction.kind,
      count: times.length,
      median: median(times),
      p95: percentile(times, 95)
    })
  }
  await browser.close()
  return figures
}

/**
 * @param {Browser} browser
 * @param {string} origin
 * @param {Interaction} interaction
 * @returns {Promise<number[]>} milliseconds of each interaction
 */
async function repeat(browser, origin, {path, viewport, prepare, act}) {
  const page = await browser.newPage({viewport, ...(viewport === PHONE && MOBILE)})
  await page.goto(origin + path, {waitUntil: 'networkidle'})
  await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'})
  await prepare?.(page)
  await page.evaluate(noteInteractions, SHORTEST)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', {rate: CPU_SLOWDOWN})
  const times = []
  for (let index = 0; index < INPUTS; index++) {
    await act(page, index)
    times.push(await page.evaluate(takeLongest, SHORTEST))
  }
  await page.close()
  return times
}

/**
 * Runs in the browser. Records every event that belongs to an interaction.
 *
 * @param {number} durationThreshold
 */
function noteInteractions(durationThreshold) {
  /** @type {number[]} */
  const durations = []
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const {interactionId} = /** @type {PerformanceEventTiming & {interactionId?: number}} */ (
        entry
      )
      if (interactionId) durations.push(entry.duration)
    }
  })
  const options = {type: 'event', durationThreshold}
  observer.observe(options)
  Object.assign(globalThis, {interactions: {durations, observer}})
}

/**
 * Runs in the browser. Returns the longest event since the last call, after the next paint.
 *
 * @param {number} shortest
 * @returns {Promise<number>}
 */
async function takeLongest(shortest) {
  // Entries are queued after the frame that shows the result.
  for (let frame = 0; frame < 3; frame++)
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const {interactions} = /** @type {{interactions: {durations: number[]}}} */ (
    /** @type {unknown} */ (globalThis)
  )
  return Math.max(shortest, ...interactions.durations.splice(0))
}
