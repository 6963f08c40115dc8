import path from 'node:path'
import {openBrowser} from './dev-browser.mjs'
import {writeDevCorpus} from './dev-corpus.mjs'
import {startDevProcess} from './dev-process.mjs'
import {measureEdits} from './measure-edits.mjs'
import {measureMemory} from './measure-memory.mjs'
import {measureStarts} from './measure-starts.mjs'

/**
 * Figures for one size. Parts that weren't requested are absent.
 *
 * @typedef {object} DevFigures
 * @property {number} pages
 * @property {import('./measure-starts.mjs').StartSeries} [starts]
 * @property {import('./measure-edits.mjs').EditSeries} [edits]
 * @property {import('./measure-memory.mjs').MemoryFigures} [memory]
 */

/** Parts that can be measured, in order. */
export const DEV_PARTS = Object.freeze(['starts', 'edits', 'memory'])

/** Number of timed edits of each type. */
const EDITS = 30

/**
 * Measures the development server on one size of the corpus. The server is a separate process, and
 * pages are open in a real browser.
 *
 * @param {object} options
 * @param {string} options.root top folder of the repository
 * @param {string} options.workDir
 * @param {number} options.pages
 * @param {number} options.runs starts of each kind
 * @param {readonly string[]} options.parts
 * @param {(line: string) => void} options.log
 * @returns {Promise<DevFigures>}
 */
export async function measureDev({root, workDir, pages, runs, parts, log}) {
  const program = path.join(root, 'packages/core/bin/site.mjs')
  const corpus = await writeDevCorpus(path.join(workDir, `dev-${pages}`), pages)
  const browser = await openBrowser()
  const base = {program, corpus, browser, log}
  try {
    return {
      pages,
      starts: parts.includes('starts') ? await measureStarts({...base, runs}) : undefined,
      edits: parts.includes('edits') ? await measureOpenPage(base) : undefined,
      memory: parts.includes('memory') ? await measureMemory(base) : undefined
    }
  } finally {
    await browser.close()
  }
}

/**
 * @param {object} options
 * @param {string} options.program
 * @param {import('./dev-corpus.mjs').DevCorpus} options.corpus
 * @param {import('playwright').Browser} options.browser
 * @param {(line: string) => void} options.log
 */
async function measureOpenPage({program, corpus, browser, log}) {
  const page = await browser.newPage()
  const server = await startDevProcess({program, siteDir: corpus.siteDir})
  try {
    return await measureEdits({corpus, page, origin: server.origin, count: EDITS, log})
  } finally {
    await page.close()
    await server.stop()
  }
}
