import {spawn} from 'node:child_process'
import {median} from '../median.mjs'

/**
 * Scores from 0 to 100, and the layout shift during loading.
 *
 * @typedef {{performance: number, accessibility: number, bestPractices: number, seo: number, shift: number, failed: string[]}} LighthouseFigures
 */

const ARGUMENTS = Object.freeze([
  '--output=json',
  '--output-path=stdout',
  '--quiet',
  '--only-categories=performance,accessibility,best-practices,seo',
  '--chrome-flags=--headless=new --no-sandbox --disable-gpu'
])

/**
 * Rates a page with Lighthouse's default settings, a simulated phone. Returns medians of several runs.
 *
 * @param {string} url
 * @param {{program: string, chromePath: string, runs: number}} options
 * @returns {Promise<LighthouseFigures>}
 */
export async function rateWithLighthouse(url, {program, chromePath, runs}) {
  /** @type {LighthouseFigures[]} */
  const figures = []
  for (let run = 0; run < runs; run++) figures.push(await rateOnce(url, program, chromePath))
  const middle = (/** @type {(one: LighthouseFigures) => number} */ read) =>
    median(figures.map(read))
  return {
    performance: middle((one) => one.performance),
    accessibility: middle((one) => one.accessibility),
    bestPractices: middle((one) => one.bestPractices),
    seo: middle((one) => one.seo),
    shift: middle((one) => one.shift),
    failed: [...new Set(figures.flatMap(({failed}) => failed))]
  }
}

/**
 * @param {string} url
 * @param {string} program
 * @param {string} chromePath
 */
async function rateOnce(url, program, chromePath) {
  const child = spawn(process.execPath, [program, url, ...ARGUMENTS], {
    env: {...process.env, CHROME_PATH: chromePath},
    stdio: ['ignore', 'pipe', 'inherit']
  })
  let text = ''
  for await (const chunk of child.stdout) text += String(chunk)
  if (text === '') throw new Error(`Lighthouse could not look at ${url}; its message stands above.`)
  return readLighthouseReport(JSON.parse(text))
}

/**
 * @typedef {{score: number | null, auditRefs: {id: string, weight: number}[]}} Category
 * @typedef {{score: number | null, numericValue?: number}} Audit
 */

/**
 * Reads the relevant parts of a report, including the names of audits that cost points outside the
 * performance category.
 *
 * @param {{categories: Record<string, Category>, audits: Record<string, Audit>}} report
 * @returns {LighthouseFigures}
 */
export function readLighthouseReport({categories, audits}) {
  const score = (/** @type {string} */ name) => Math.round((categories[name]?.score ?? 0) * 100)
  const failed = ['accessibility', 'best-practices', 'seo']
    .flatMap((name) => categories[name]?.auditRefs ?? [])
    .filter(({id, weight}) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({id}) => id)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    shift: audits['cumulative-layout-shift']?.numericValue ?? 0,
    failed
  }
}
