import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync} from 'node:fs'
import path from 'node:path'
import {setTimeout} from 'node:timers/promises'
import {fileURLToPath} from 'node:url'
import {median} from '../median.mjs'
import {openPage} from './dev-browser.mjs'
import {routeOf} from './dev-corpus.mjs'
import {startDevProcess} from './dev-process.mjs'
import {createTextEdit} from './measure-edits.mjs'

/** Number of pages to visit before the edits. */
const VISITS = 300
/** Number of edits, and how often to record memory. */
const EDITS = 300
const NOTED_EVERY = 100
/** Number of last edits whose median counts, because memory fluctuates with garbage collection. */
const WINDOW = 20
const PROBE = fileURLToPath(new URL('heap-probe.cjs', import.meta.url))

/**
 * Bytes after the visits and after every hundred edits. `heap` is the size of JavaScript objects in
 * all threads after garbage collection.
 *
 * @typedef {{visits: number, edits: readonly number[]}} MemorySeries
 * @typedef {{resident: MemorySeries, heap: MemorySeries}} MemoryFigures
 */

/**
 * Visits pages and then edits. Runs once as is, and once with garbage collection before each heap
 * measurement.
 *
 * @param {object} options
 * @param {string} options.program
 * @param {import('./dev-corpus.mjs').DevCorpus} options.corpus
 * @param {import('playwright').Browser} options.browser
 * @param {(line: string) => void} options.log
 * @returns {Promise<MemoryFigures>}
 */
export async function measureMemory(options) {
  const {program, corpus, log} = options
  const {siteDir} = corpus
  const plain = await startDevProcess({program, siteDir})
  const resident = await noteSeries(options, plain, async () => plain.readMemory())
  log(`resident: ${describeSeries(resident)}`)
  const probeDir = path.join(siteDir, '.site', 'heap')
  const env = {NODE_OPTIONS: `--require ${PROBE}`, HEAP_PROBE_DIR: probeDir}
  const probed = await startDevProcess({program, siteDir, env})
  const heap = await noteSeries(options, probed, () => readHeap(probed, probeDir), 1)
  log(`heap: ${describeSeries(heap)}`)
  return {resident, heap}
}

/**
 * @param {Parameters<typeof measureMemory>[0]} options
 * @param {import('./dev-process.mjs').DevProcess} server
 * @param {() => Promise<number>} read
 * @param {number} [window]
 * @returns {Promise<MemorySeries>}
 */
async function noteSeries({corpus, browser}, server, read, window = WINDOW) {
  const page = await browser.newPage()
  try {
    for (let index = 0; index < VISITS; index++) {
      const visited = corpus.pages[index % corpus.pages.length]
      if (visited) await page.goto(server.origin + routeOf(visited), {waitUntil: 'load'})
    }
    const visits = await read()
    return {visits, edits: await noteEdits(corpus, page, server.origin, read, window)}
  } finally {
    await page.close()
    await server.stop()
  }
}

/**
 * @param {import('./dev-corpus.mjs').DevCorpus} corpus
 * @param {import('playwright').Page} page
 * @param {string} origin
 * @param {() => Promise<number>} read
 * @param {number} window
 */
async function noteEdits(corpus, page, origin, read, window) {
  const edited = corpus.pages[corpus.pages.length >> 1]
  if (!edited) throw new Error('A corpus needs at least one page.')
  await openPage(page, origin + routeOf(edited))
  const edit = createTextEdit(corpus, edited, page)
  const noted = []
  let samples = []
  for (let edition = 1; edition <= EDITS; edition++) {
    // Different text than in the previous series.
    await edit(edition + 1000 * window)
    const left = (EDITS - edition) % NOTED_EVERY
    if (left < window) samples.push(await read())
    if (left > 0) continue
    noted.push(median(samples))
    samples = []
  }
  return noted
}

/**
 * @param {import('./dev-process.mjs').DevProcess} server
 * @param {string} probeDir
 */
async function readHeap(server, probeDir) {
  rmSync(probeDir, {recursive: true, force: true})
  mkdirSync(probeDir, {recursive: true})
  server.askForHeap()
  // Every thread writes a separate file, and the number of threads is unknown.
  for (let count = -1; count !== countFiles(probeDir) || count < 1; await setTimeout(700))
    count = countFiles(probeDir)
  return readdirSync(probeDir)
    .map((file) => JSON.parse(readFileSync(path.join(probeDir, file), 'utf8')))
    .reduce((sum, {heapUsed, external}) => sum + heapUsed + external, 0)
}

/** @param {string} folder */
function countFiles(folder) {
  return existsSync(folder) ? readdirSync(folder).length : 0
}

/** @param {MemorySeries} series */
function describeSeries({visits, edits}) {
  const all = [visits, ...edits].map((bytes) => `${(bytes / 1e6).toFixed(0)} MB`)
  return `${all.join(', ')} after the visits and each ${NOTED_EVERY} edits`
}
