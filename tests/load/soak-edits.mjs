import fs from 'node:fs'
import path from 'node:path'
import {setTimeout as wait} from 'node:timers/promises'
import {startDevProcess} from '../benchmarks/dev/dev-process.mjs'
import {median} from '../benchmarks/median.mjs'

/** Milliseconds between two requests for an edited page. */
const POLL_INTERVAL = 5
/** Number of requests after which an edit counts as lost. */
const MAX_REQUESTS = 4000
/** Number of parts of the series to compare memory between. */
const PARTS = 4

/**
 * `parts`: median of the resident bytes in each quarter of the edits.
 *
 * @typedef {{edits: number, lost: number, seconds: number, parts: readonly number[], max: number, isAlive: boolean}} SoakFigures
 */

/**
 * Edits a page of a site again and again. Each edit follows as soon as the server answers with the one before.
 *
 * @param {object} options
 * @param {string} options.program
 * @param {string} options.siteDir
 * @param {string} options.file file of the page, relative to the site
 * @param {string} options.route path of the page
 * @param {number} options.edits
 * @param {(line: string) => void} [options.log]
 * @returns {Promise<SoakFigures>}
 */
export async function soakEdits({program, siteDir, file, route, edits, log = () => {}}) {
  const server = await startDevProcess({program, siteDir})
  const source = path.join(siteDir, file)
  const text = fs.readFileSync(source, 'utf8')
  const start = performance.now()
  /** @type {number[]} */
  const samples = []
  let lost = 0
  try {
    for (let edition = 1; edition <= edits; edition++) {
      const mark = `edition-${edition}-end`
      fs.writeFileSync(source, `${text}\n\n${mark}\n`)
      if (!(await isShown(server.origin + route, mark))) lost++
      samples.push(server.readMemory())
      if (edition % 1000 === 0) log(`${edition} edits: ${format(samples.at(-1) ?? 0)}`)
    }
    return {
      edits,
      lost,
      seconds: (performance.now() - start) / 1000,
      parts: splitParts(samples).map(median),
      max: Math.max(...samples),
      isAlive: server.isAlive()
    }
  } finally {
    await server.stop()
    fs.writeFileSync(source, text)
  }
}

/**
 * @param {string} url
 * @param {string} mark
 */
async function isShown(url, mark) {
  for (let requests = 0; requests < MAX_REQUESTS; requests++) {
    const response = await fetch(url, {headers: {accept: 'text/html'}})
    if ((await response.text()).includes(mark)) return true
    await wait(POLL_INTERVAL)
  }
  return false
}

/** @param {readonly number[]} samples */
function splitParts(samples) {
  const size = Math.ceil(samples.length / PARTS)
  return Array.from({length: PARTS}, (_, part) => samples.slice(part * size, (part + 1) * size))
}

/** @param {number} bytes */
export function format(bytes) {
  return `${(bytes / 1e6).toFixed(0)} MB`
}
