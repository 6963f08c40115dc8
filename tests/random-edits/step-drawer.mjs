import {createDeck} from './draw-edit.mjs'
import {openSiteFiles, restoreSnapshot, takeSnapshot} from './site-files.mjs'

/** @typedef {import('./site-files.mjs').Snapshot} Snapshot */

/** Average number of steps between returns to an earlier state. */
const STEPS_PER_RETURN = 12
/** Number of earlier states to remember. */
const REMEMBERED = 20

/**
 * Creates a function that chooses a step: an edit, a return to an earlier state, or, after a failed
 * build, a return to the last good state.
 *
 * @param {string} siteDir
 * @param {import('../benchmarks/random.mjs').Random} random
 */
export function createStepDrawer(siteDir, random) {
  const site = openSiteFiles(siteDir)
  const drawEdit = createDeck(random)
  /** @type {Snapshot[]} */
  const states = []
  let hasFailed = false
  const goBack = (/** @type {number} */ index) => {
    const keepTimes = random.below(2) === 0
    const state = states[index]
    if (state) restoreSnapshot(siteDir, state, {keepTimes})
    return `goes back to an earlier state, ${keepTimes ? 'old' : 'new'} times`
  }
  const draw = () => {
    if (hasFailed) return goBack(states.length - 1)
    if (random.below(STEPS_PER_RETURN) === 0) return goBack(random.below(states.length))
    for (;;) {
      const [name, edit] = drawEdit()
      const what = edit(site, random)
      if (what !== undefined) return `${name}: ${what}`
    }
  }
  /** @param {boolean} failed how the build of the present state ended */
  const note = (failed) => {
    hasFailed = failed
    if (failed) return
    states.push(takeSnapshot(siteDir))
    if (states.length > REMEMBERED) states.shift()
  }
  return Object.assign(draw, {note})
}
