import fs from 'node:fs'
import path from 'node:path'
import {createRandom} from '../benchmarks/random.mjs'
import {listDifferences, listTouched, readOutput} from './output-files.mjs'
import {restoreSnapshot, takeSnapshot} from './site-files.mjs'
import {createStepDrawer} from './step-drawer.mjs'

/** @typedef {import('./site-builder.mjs').SiteBuilder} SiteBuilder */

/**
 * @typedef {object} PlaySettings
 * @property {string} fixture folder of the site to begin with
 * @property {string} workDir empty folder for the site and its copies
 * @property {number} seed
 * @property {number} edits
 * @property {number} checkFrom first step that is compared with a build without a cache
 * @property {SiteBuilder} builder
 * @property {(line: string) => void} print
 */

/**
 * What was found wrong after a step.
 *
 * @typedef {object} Finding
 * @property {number} step
 * @property {readonly string[]} differences
 */

/**
 * Edits a site at random, builds it after each edit, and compares the output with a build without a
 * cache. Ends after the first step that fails.
 *
 * @param {PlaySettings} settings
 * @returns {Promise<Finding | undefined>}
 */
export async function playEdits(settings) {
  const {fixture, workDir, seed, edits, builder, print} = settings
  const siteDir = path.join(workDir, 'site')
  fs.cpSync(fixture, siteDir, {recursive: true})
  const draw = createStepDrawer(siteDir, createRandom(seed))
  for (let step = 0; step <= edits; step++) {
    const description = step === 0 ? 'the site as it is' : draw()
    const before = readOutput(path.join(siteDir, 'build'))
    const outcome = await builder.build(siteDir)
    draw.note(outcome.hasFailed)
    if (step === 0 && outcome.hasFailed) return {step, differences: outcome.problems}
    const {pages, rendered, compiled} = outcome.counts
    const done = outcome.hasFailed
      ? `fails: ${outcome.problems[0]}`
      : `${rendered} of ${pages} rendered, ${compiled} compiled`
    print(`${step}. ${description} (${done})`)
    const differences =
      step < settings.checkFrom
        ? []
        : await findDifferences(settings, {siteDir, step, before, outcome})
    if (differences.length > 0) return {step, differences}
  }
  return undefined
}

/**
 * @param {PlaySettings} settings
 * @param {object} built
 * @param {string} built.siteDir
 * @param {number} built.step
 * @param {import('./output-files.mjs').OutputFiles} built.before
 * @param {import('./site-builder.mjs').BuildOutcome} built.outcome
 */
async function findDifferences({workDir, builder}, {siteDir, step, before, outcome}) {
  // A new folder at the same depth, so that no cache applies.
  const copy = path.join(workDir, `cold-${step}`)
  fs.mkdirSync(copy)
  restoreSnapshot(copy, takeSnapshot(siteDir), {keepTimes: true})
  const cold = await builder.build(copy)
  const after = readOutput(outcome.outDir)
  const differences = compareOutcomes(outcome, cold)
  if (outcome.hasFailed) differences.push(...listDifferences(after, before))
  else if (!cold.hasFailed) differences.push(...listDifferences(after, readOutput(cold.outDir)))
  differences.push(...listTouched(before, after))
  if (differences.length === 0) fs.rmSync(copy, {recursive: true})
  return differences
}

/**
 * Checks that builds with and without a cache have the same result and report the same problems.
 *
 * @param {import('./site-builder.mjs').BuildOutcome} warm
 * @param {import('./site-builder.mjs').BuildOutcome} cold
 * @returns {string[]}
 */
function compareOutcomes(warm, cold) {
  const ended = (/** @type {{hasFailed: boolean}} */ {hasFailed}) =>
    hasFailed ? 'fails' : 'succeeds'
  const differences =
    warm.hasFailed === cold.hasFailed
      ? []
      : [`the build ${ended(warm)}, one without a cache ${ended(cold)}`]
  const missing = cold.problems.filter((problem) => !warm.problems.includes(problem))
  const stray = warm.problems.filter((problem) => !cold.problems.includes(problem))
  return [
    ...differences,
    ...missing.map((problem) => `does not say: ${problem}`),
    ...stray.map((problem) => `should not say: ${problem}`)
  ]
}
