import {rmSync} from 'node:fs'
import path from 'node:path'
import {setTimeout as wait} from 'node:timers/promises'
import {median} from '../median.mjs'
import {openPage} from './dev-browser.mjs'
import {routeOf} from './dev-corpus.mjs'
import {startDevProcess} from './dev-process.mjs'

/**
 * Median seconds since the start of the command until the server listens, the browser has received
 * the page's HTML, the page is painted, and it's loaded and hydrated. `cpu`: CPU seconds used by
 * the server's processes until then, which are more reliable on a busy machine.
 *
 * @typedef {{listening: number, html: number, visible: number, complete: number, cpu: number}} StartFigures
 *
 * @typedef {object} StartSeries
 * @property {number} runs
 * @property {StartFigures} cold without anything in `.site`: everything is read and bundled first
 * @property {StartFigures} warm after an earlier start
 */

/** Milliseconds for a new window to settle. */
const SETTLING = 1000

/**
 * Repeatedly starts the server and visits a page that hasn't been visited before.
 *
 * @param {object} options
 * @param {string} options.program
 * @param {import('./dev-corpus.mjs').DevCorpus} options.corpus
 * @param {import('playwright').Browser} options.browser
 * @param {number} options.runs
 * @param {(line: string) => void} options.log
 * @returns {Promise<StartSeries>}
 */
export async function measureStarts({program, corpus, browser, runs, log}) {
  /** @type {StartFigures[]} */
  const cold = []
  /** @type {StartFigures[]} */
  const warm = []
  for (let run = 0; run < runs; run++) {
    rmSync(path.join(corpus.siteDir, '.site'), {recursive: true, force: true})
    for (const [kind, figures, index] of /** @type {const} */ ([
      ['cold', cold, 2 * run],
      ['warm', warm, 2 * run + 1]
    ])) {
      const figure = await measureStart(program, corpus, browser, index)
      log(
        `${kind} start: page complete after ${figure.complete.toFixed(2)} s, ${figure.cpu.toFixed(2)} s of CPU`
      )
      figures.push(figure)
    }
  }
  return {runs, cold: summarize(cold), warm: summarize(warm)}
}

/**
 * @param {string} program
 * @param {import('./dev-corpus.mjs').DevCorpus} corpus
 * @param {import('playwright').Browser} browser
 * @param {number} index
 * @returns {Promise<StartFigures>}
 */
async function measureStart(program, {siteDir, pages}, browser, index) {
  const visited = pages[(index * 7) % pages.length]
  if (!visited) throw new Error('A corpus needs at least one page.')
  // A separate folder, so that the cache is empty.
  const context = await browser.newContext()
  const page = await context.newPage()
  // A new window keeps the browser busy for a while, but authors already have one open when they
  // start the server.
  await page.goto('about:blank')
  await wait(SETTLING)
  const server = await startDevProcess({program, siteDir})
  try {
    const {html, visible, complete} = await openPage(page, server.origin + routeOf(visited))
    const cpu = server.readCpu()
    const since = (/** @type {number} */ moment) => (moment - server.start) / 1000
    return {
      listening: since(server.listening),
      html: since(html),
      visible: since(visible),
      complete: since(complete),
      cpu
    }
  } finally {
    await context.close()
    await server.stop()
  }
}

/** @param {readonly StartFigures[]} runs */
function summarize(runs) {
  return {
    listening: median(runs.map(({listening}) => listening)),
    html: median(runs.map(({html}) => html)),
    visible: median(runs.map(({visible}) => visible)),
    complete: median(runs.map(({complete}) => complete)),
    cpu: median(runs.map(({cpu}) => cpu))
  }
}
