import {setTimeout as wait} from 'node:timers/promises'
import {median} from '../median.mjs'
import {openBarePage} from './bare-page.mjs'

/** @typedef {import('playwright').Browser} Browser */

/**
 * Loading times on a slow phone in milliseconds, and the requests of the page.
 *
 * @typedef {{fcp: number, lcp: number, blocking: number, shift: number, longest: number, requests: number, bytes: number}} SlowPhoneFigures
 */

const MEGABIT = 1_000_000 / 8
const NETWORK = Object.freeze({
  offline: false,
  latency: 150,
  downloadThroughput: 1.6 * MEGABIT,
  uploadThroughput: 0.75 * MEGABIT
})
/** CPU slowdown of a mid-range phone compared with a developer's machine. */
const CPU_SLOWDOWN = 4
/** Viewport for which the peers' figures were measured. */
const PHONE = Object.freeze({width: 412, height: 823, deviceScaleFactor: 1, mobile: false})
/**
 * Milliseconds that a new window keeps the browser busy. Readers already have one open when they
 * follow a link.
 */
const SETTLING = 1500
/** Idle time after which the page counts as finished, in milliseconds. */
const REST = 1500

/**
 * Opens a page like a phone with 4× less CPU, 1.6 Mbit/s and 150 ms round trips, without a cache.
 *
 * @param {Browser} browser
 * @param {string} url
 * @param {number} runs
 * @returns {Promise<SlowPhoneFigures>} medians
 */
export async function measureSlowPhone(browser, url, runs) {
  /** @type {SlowPhoneFigures[]} */
  const figures = []
  for (let run = 0; run < runs; run++) figures.push(await measureOnce(browser, url))
  /** @param {keyof SlowPhoneFigures} name */
  const middle = (name) => median(figures.map((one) => one[name]))
  return {
    fcp: middle('fcp'),
    lcp: middle('lcp'),
    blocking: middle('blocking'),
    shift: middle('shift'),
    longest: middle('longest'),
    requests: middle('requests'),
    bytes: middle('bytes')
  }
}

/**
 * @param {Browser} browser
 * @param {string} url
 * @returns {Promise<SlowPhoneFigures>}
 */
async function measureOnce(browser, url) {
  const page = await openBarePage(browser)
  await wait(SETTLING)
  await page.send('Page.enable')
  await page.send('Network.enable')
  await page.send('Network.emulateNetworkConditions', NETWORK)
  await page.send('Emulation.setDeviceMetricsOverride', PHONE)
  await page.send('Emulation.setCPUThrottlingRate', {rate: CPU_SLOWDOWN})
  let requests = 0
  let bytes = 0
  page.on('Network.loadingFinished', ({encodedDataLength}) => {
    requests += 1
    bytes += encodedDataLength
  })
  await page.send('Page.addScriptToEvaluateOnNewDocument', {source: `(${notePerformance})()`})
  const isLoaded = new Promise((resolve) => page.on('Page.loadEventFired', resolve))
  await page.send('Page.navigate', {url})
  await isLoaded
  const loaded = {requests, bytes}
  const {result} = await page.send('Runtime.evaluate', {
    expression: `(${untilQuiet})(${REST})`,
    awaitPromise: true,
    returnByValue: true
  })
  await page.close()
  return {...describeNotes(result.value), ...loaded}
}

/**
 * @typedef {{fcp: number, lcp: number, shift: number, tasks: [start: number, duration: number][]}} Notes
 */

/**
 * Computes the total blocking time as in Lighthouse: the part of each task after the first paint
 * that exceeds 50 ms.
 *
 * @param {Notes} notes
 */
export function describeNotes({fcp, lcp, shift, tasks}) {
  const after = tasks.filter(([start, duration]) => start + duration > fcp)
  const over = after.map(([start, duration]) => {
    const inside = duration - Math.max(0, fcp - start)
    return Math.max(0, inside - 50)
  })
  return {
    fcp,
    lcp,
    shift,
    blocking: over.reduce((sum, value) => sum + value, 0),
    longest: Math.max(0, ...tasks.map(([, duration]) => duration))
  }
}

/** Runs in the browser before the page's scripts. */
function notePerformance() {
  /** @type {Notes} */
  const notes = {fcp: 0, lcp: 0, shift: 0, tasks: []}
  Object.assign(globalThis, {readerNotes: notes, lastTask: 0})
  /** @param {string} type @param {(entry: PerformanceEntry & {value?: number}) => void} note */
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true
    })
  watch('paint', ({name, startTime}) => {
    if (name === 'first-contentful-paint') notes.fcp = startTime
  })
  watch('largest-contentful-paint', ({startTime}) => {
    notes.lcp = startTime
  })
  watch('layout-shift', ({value = 0}) => {
    notes.shift += value
  })
  watch('longtask', ({startTime, duration}) => {
    notes.tasks.push([startTime, duration])
    Object.assign(globalThis, {lastTask: performance.now()})
  })
}

/**
 * Runs in the browser. Waits until there hasn't been a long task for a while.
 *
 * @param {number} rest
 * @returns {Promise<Notes>}
 */
function untilQuiet(rest) {
  const {readerNotes} = /** @type {any} */ (globalThis)
  const start = performance.now()
  return new Promise((resolve) => {
    const look = () => {
      const last = Math.max(/** @type {any} */ (globalThis).lastTask, start)
      if (performance.now() - last > rest) resolve(readerNotes)
      else setTimeout(look, 100)
    }
    look()
  })
}
