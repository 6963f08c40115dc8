import fs from 'node:fs'
import path from 'node:path'
import {setTimeout as wait} from 'node:timers/promises'
import {createRandom} from '../benchmarks/random.mjs'
import {startDevProcess} from './dev-process.mjs'
import {readPage, readPages} from './served-pages.mjs'
import {restoreSnapshot, takeSnapshot} from './site-files.mjs'
import {createStepDrawer} from './step-drawer.mjs'

/** @typedef {import('./play-edits.mjs').Finding} Finding */

/** Highest number of edits at once, as when a branch is checked out. */
const MAX_AT_ONCE = 4
/** Attempts to get the current state of a page, and the time between them in milliseconds. */
const ATTEMPTS = 60
const PAUSE = 250

/**
 * @typedef {object} PlaySettings
 * @property {string} fixture folder of the site to begin with
 * @property {string} workDir empty folder for the site and its copies
 * @property {number} seed
 * @property {number} edits
 * @property {(line: string) => void} print
 */

/**
 * Edits a site at random while a development server is running, and compares its pages with those of a
 * server that was started after the edit, without a cache. Ends after the first step that fails.
 *
 * @param {PlaySettings} settings
 * @returns {Promise<Finding | undefined>}
 */
export async function playDevEdits({fixture, workDir, seed, edits, print}) {
  const siteDir = path.join(workDir, 'site')
  fs.cpSync(fixture, siteDir, {recursive: true})
  const random = createRandom(seed)
  const draw = createStepDrawer(siteDir, random)
  draw.note(false)
  const running = await startDevProcess(siteDir)
  try {
    for (let step = 0; step <= edits; step++) {
      const drawn = Array.from({length: step && 1 + random.below(MAX_AT_ONCE)}, draw)
      const fresh = await startCopy(siteDir, path.join(workDir, `fresh-${step}`))
      // A new server doesn't start with a broken configuration. The running one keeps its last state.
      draw.note(fresh.hasEnded())
      const differences = fresh.hasEnded()
        ? describeEnd(running)
        : await findDifferences(running, fresh)
      print(`${step}. ${drawn.join(' | ')}${fresh.hasEnded() ? " (doesn't start)" : ''}`)
      await fresh.stop()
      if (differences.length > 0) return {step, differences}
      fs.rmSync(path.join(workDir, `fresh-${step}`), {recursive: true})
    }
  } finally {
    await running.stop()
  }
  return undefined
}

/**
 * Starts a server on a copy of a site, which has no cache.
 *
 * @param {string} siteDir
 * @param {string} copy
 */
async function startCopy(siteDir, copy) {
  fs.mkdirSync(copy)
  restoreSnapshot(copy, takeSnapshot(siteDir), {keepTimes: true})
  return startDevProcess(copy)
}

/**
 * Compares the pages of a running server with those of a new one. Waits until the running server has
 * processed the edit.
 *
 * @param {import('./dev-process.mjs').DevProcess} running
 * @param {import('./dev-process.mjs').DevProcess} fresh
 */
async function findDifferences(running, fresh) {
  /** @type {string[]} */
  const differences = []
  for (const [url, wanted] of await readPages(fresh.origin)) {
    let found = await readPage(running.origin, url)
    for (let attempt = 1; attempt < ATTEMPTS && found !== wanted; attempt++) {
      await wait(PAUSE)
      found = await readPage(running.origin, url)
    }
    if (found !== wanted) differences.push(describeDifference(url, found, wanted))
  }
  return [...differences, ...describeEnd(running)]
}

/** @param {import('./dev-process.mjs').DevProcess} running */
function describeEnd(running) {
  return running.hasEnded() ? [`The server has ended:\n${running.output().slice(-2000)}`] : []
}

/** Number of characters to show around the first difference. */
const AROUND = 80

/**
 * @param {string} url
 * @param {string} found
 * @param {string} wanted
 */
function describeDifference(url, found, wanted) {
  let at = 0
  while (at < found.length && found[at] === wanted[at]) at++
  const show = (/** @type {string} */ text) => text.slice(Math.max(0, at - AROUND), at + AROUND)
  return `${url}: “${show(found)}” instead of “${show(wanted)}”`
}
