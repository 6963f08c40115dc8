import {readFileSync} from 'node:fs'
import {writeCorpus} from './corpus.mjs'
import {build, clear, deleteCleared} from './measure-generator.mjs'
import {measureProcess} from './measure-process.mjs'
import {median} from './median.mjs'

/**
 * @typedef {import('./generators.mjs').Generator} Generator
 * @typedef {{pages: number, ratio: number}} Guard the size of the corpus, and the ratio that was recorded for it
 * @typedef {{pages: number, yardstick: number, cold: number, ratio: number}} GuardFigures CPU seconds, and the median
 *   ratio of a cold build to the yardstick right before it
 */

/** Maximum CPU time of a build, relative to the recorded time. */
const MAXIMUM = 1.15

/** @returns {Guard} */
export function readGuard() {
  return JSON.parse(readFileSync(new URL('guard.json', import.meta.url), 'utf8'))
}

/**
 * Measures the CPU seconds of cold builds and of the yardstick. They alternate, so that other
 * programs affect both.
 *
 * @param {Generator} generator
 * @param {{pages: number, runs: number, log: (line: string) => void}} options
 * @returns {Promise<GuardFigures>}
 */
export async function measureGuard(generator, {pages, runs, log}) {
  await writeCorpus(generator.docsDir, {pages, flavor: generator.flavor})
  const script = new URL('yardstick.mjs', import.meta.url).pathname
  /** @type {number[]} */
  const yardsticks = []
  /** @type {number[]} */
  const builds = []
  for (let run = 0; run < runs; run++) {
    const options = {cwd: generator.siteDir}
    const yardstick = await measureProcess([process.execPath, script, generator.docsDir], options)
    clear(generator)
    const cold = await build(generator, 'cold', log)
    if (yardstick.cpuSeconds === undefined || cold.cpuSeconds === undefined)
      throw new Error('This system does not report the CPU time of processes.')
    yardsticks.push(yardstick.cpuSeconds)
    builds.push(cold.cpuSeconds)
  }
  deleteCleared(generator)
  return summarizeGuard(pages, yardsticks, builds)
}

/**
 * @param {number} pages
 * @param {readonly number[]} yardsticks
 * @param {readonly number[]} builds
 * @returns {GuardFigures}
 */
export function summarizeGuard(pages, yardsticks, builds) {
  const ratios = builds.map((seconds, run) => seconds / (yardsticks[run] ?? 0))
  return {pages, yardstick: median(yardsticks), cold: median(builds), ratio: median(ratios)}
}

/**
 * Compares figures with the recorded ratio.
 *
 * @param {GuardFigures} figures
 * @param {Guard} guard
 * @returns {import('./targets.mjs').LimitCheck}
 */
export function checkGuard({pages, ratio}, guard) {
  const limit = guard.ratio * MAXIMUM
  return {
    pages,
    name: 'CPU seconds of a cold build / yardstick',
    value: `${ratio.toFixed(2)} ×`,
    target: `≤ ${limit.toFixed(2)} × (recorded: ${guard.ratio.toFixed(2)})`,
    pass: pages === guard.pages && ratio <= limit
  }
}
