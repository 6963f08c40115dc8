import {readFileSync, statSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {setTimeout} from 'node:timers/promises'
import {median, percentile} from '../median.mjs'
import {openPage, timeChange} from './dev-browser.mjs'
import {editionOf, routeOf, writeEdition} from './dev-corpus.mjs'

/**
 * @typedef {{median: number, p95: number, count: number}} EditFigures milliseconds until it is visible
 * @typedef {{text: EditFigures, component: EditFigures, style: EditFigures}} EditSeries
 */

/** Shortest time between two saves. Work can continue after a change is visible. */
const PAUSE = 400

/**
 * Edits text, a component and a stylesheet while the page is open.
 *
 * @param {object} options
 * @param {import('./dev-corpus.mjs').DevCorpus} options.corpus
 * @param {import('playwright').Page} options.page
 * @param {string} options.origin
 * @param {number} options.count how many edits of each kind
 * @param {(line: string) => void} options.log
 * @returns {Promise<EditSeries>}
 */
export async function measureEdits({corpus, page, origin, count, log}) {
  const usual = findUsualPage(corpus)
  await openPage(page, origin + routeOf(usual))
  const text = await repeat(count, createTextEdit(corpus, usual, page))
  log(`edits of text: ${describeEdits(text)}`)
  const style = await repeat(count, createStyleEdit(corpus, page))
  log(`edits of a stylesheet: ${describeEdits(style)}`)
  await openPage(page, origin + corpus.livePath)
  const component = await repeat(count, createComponentEdit(corpus, page))
  log(`edits of a component: ${describeEdits(component)}`)
  return {text, component, style}
}

/**
 * Returns the page whose source is closest to the mean size, so that corpora of different sizes are
 * comparable.
 *
 * @param {import('./dev-corpus.mjs').DevCorpus} corpus
 * @returns {import('../corpus-plan.mjs').CorpusPage}
 */
export function findUsualPage({pages, fileOf}) {
  const sizes = pages.map((page) => statSync(fileOf(page)).size)
  const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length
  const distances = sizes.map((size) => Math.abs(size - mean))
  const usual = pages[distances.indexOf(Math.min(...distances))]
  if (!usual) throw new Error('A corpus needs at least one page.')
  return usual
}

/**
 * Changes the first sentence of an open page and returns the time until it's visible, in
 * milliseconds.
 *
 * @param {import('./dev-corpus.mjs').DevCorpus} corpus
 * @param {import('../corpus-plan.mjs').CorpusPage} edited
 * @param {import('playwright').Page} page
 */
export function createTextEdit({fileOf}, edited, page) {
  const file = fileOf(edited)
  const original = readFileSync(file, 'utf8')
  return (/** @type {number} */ edition) =>
    timeChange(page, () => writeFileSync(file, writeEdition(original, edited, edition)), {
      selector: 'article',
      text: editionOf(edition)
    })
}

/**
 * @param {import('./dev-corpus.mjs').DevCorpus} corpus
 * @param {import('playwright').Page} page
 */
function createStyleEdit({siteDir}, page) {
  const file = path.join(siteDir, 'src/css/custom.css')
  return (/** @type {number} */ edition) =>
    timeChange(page, () => writeFileSync(file, `h1 { outline-offset: ${edition + 100}px }\n`), {
      selector: 'h1',
      style: ['outline-offset', `${edition + 100}px`]
    })
}

/**
 * @param {import('./dev-corpus.mjs').DevCorpus} corpus
 * @param {import('playwright').Page} page
 */
function createComponentEdit({siteDir}, page) {
  const file = path.join(siteDir, 'src/components/counter.jsx')
  const original = readFileSync(file, 'utf8')
  return (/** @type {number} */ edition) =>
    timeChange(
      page,
      () => writeFileSync(file, original.replace(/Edition \d+/, `Edition ${edition}`)),
      {
        selector: 'article button',
        text: `Edition ${edition} counted`
      }
    )
}

/**
 * @param {number} count
 * @param {(edition: number) => Promise<number>} edit
 * @returns {Promise<EditFigures>}
 */
async function repeat(count, edit) {
  const times = []
  for (let edition = 1; edition <= count; edition++) {
    await setTimeout(PAUSE)
    times.push(await edit(edition))
  }
  return {median: median(times), p95: percentile(times, 95), count}
}

/** @param {EditFigures} figures */
function describeEdits({median: middle, p95, count}) {
  return `${middle.toFixed(0)} ms median, ${p95.toFixed(0)} ms for 95% of ${count}`
}
