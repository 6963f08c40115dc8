// Runs every check of the repository, fastest first, and stops at the first failure.
import {spawnSync} from 'node:child_process'
import {mkdtempSync, rmSync} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {parseArgs} from 'node:util'
import {ensureBrowser} from './ensure-browser.mjs'
import {ensureNginx} from './ensure-nginx.mjs'
import {ensureSetup, ROOT} from './setup.mjs'
import {addCounts, readPlaywrightCounts, readVitestCounts} from './test-counts.mjs'

/** @typedef {import('./test-counts.mjs').TestCounts} TestCounts */

/**
 * @typedef {object} Step
 * @property {string} id for `--only`
 * @property {string} title
 * @property {(reportFile: string) => readonly string[]} command a program of node_modules/.bin, or a script
 * @property {(reportFile: string) => TestCounts} [count]
 * @property {(reportFile: string) => Promise<Record<string, string>>} [prepare] returns environment variables
 */

/** @param {readonly string[]} args */
const vitest = (args) => (/** @type {string} */ reportFile) => [
  'vitest',
  'run',
  ...args,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reportFile}`
]

/** @type {readonly Step[]} */
const STEPS = [
  {id: 'source', title: 'Source check', command: () => ['scripts/check-source.mjs']},
  {id: 'prose', title: 'Prose check', command: () => ['scripts/check-prose.mjs']},
  {
    id: 'specification',
    title: 'Specification traced to tests',
    command: () => ['scripts/check-specification.mjs']
  },
  {id: 'types', title: 'Type check', command: () => ['tsc', '-p', '.']},
  {id: 'lint', title: 'Lint and format', command: () => ['biome', 'ci', '.']},
  {id: 'unit', title: 'Unit tests', command: vitest([]), count: readVitestCounts},
  {
    id: 'remark',
    title: 'Unit tests without the native parser',
    command: vitest(['--config', 'vitest.remark.config.ts']),
    count: readVitestCounts
  },
  {
    id: 'dist',
    title: 'Unit tests of compiled packages',
    command: vitest(['--config', 'vitest.dist.config.ts']),
    count: readVitestCounts
  },
  {
    id: 'site',
    title: 'Whole-site tests',
    command: vitest(['--config', 'tests/vitest.config.ts']),
    count: readVitestCounts,
    prepare: async () => ensureNginx()
  },
  {
    id: 'browser',
    title: 'Browser tests',
    command: () => [
      'playwright',
      'test',
      '-c',
      'tests/e2e/playwright.config.ts',
      '--reporter=list,json'
    ],
    count: readPlaywrightCounts,
    prepare: async (reportFile) => ({
      CHROMIUM_PATH: await ensureBrowser({isForTests: true}),
      PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile
    })
  }
]

const {values} = parseArgs({options: {only: {type: 'string'}}})
const chosen = STEPS.filter(({id}) => values.only === undefined || values.only === id)
if (chosen.length === 0) {
  console.error(`There is no step ${values.only}. Steps: ${STEPS.map(({id}) => id).join(', ')}.`)
  process.exit(1)
}
await ensureSetup()
const reportDir = mkdtempSync(path.join(os.tmpdir(), 'lectern-test-'))
try {
  process.exitCode = await runSteps(chosen)
} finally {
  rmSync(reportDir, {recursive: true, force: true})
}

/**
 * @param {readonly Step[]} steps
 * @returns {Promise<number>} an exit code
 */
async function runSteps(steps) {
  /** @type {TestCounts} */
  let total = {passed: 0, failed: 0, skipped: 0}
  /** @type {Step | undefined} */
  let failure
  for (const step of steps) {
    const {ok, counts} = await runStep(step)
    total = addCounts(total, counts)
    if (ok) continue
    failure = step
    break
  }
  if (failure) console.log(`\nFailed: ${failure.title.toLowerCase()}. Later steps did not run.`)
  if (total.skipped > 0) console.log(`${total.skipped} skipped`)
  console.log(`${total.passed} passed, ${total.failed} failed`)
  return failure ? 1 : 0
}

/**
 * Runs a step. It fails if its exit code isn't 0 or its report has failures.
 *
 * @param {Step} step
 */
async function runStep({id, title, command, count, prepare}) {
  console.log(`\n── ${title}`)
  const start = performance.now()
  const reportFile = path.join(reportDir, `${id}.json`)
  const env = {...process.env, ...(await prepare?.(reportFile))}
  const [program = '', ...args] = command(reportFile)
  const isScript = program.endsWith('.mjs')
  const file = isScript ? process.execPath : path.join(ROOT, 'node_modules/.bin', program)
  const {status} = spawnSync(file, isScript ? [program, ...args] : args, {
    cwd: ROOT,
    stdio: 'inherit',
    env,
    shell: process.platform === 'win32' && !isScript
  })
  const counts = count?.(reportFile) ?? {passed: 0, failed: 0, skipped: 0}
  const ok = status === 0 && counts.failed === 0
  console.log(
    `── ${title}: ${ok ? 'ok' : 'failed'}, ${((performance.now() - start) / 1000).toFixed(1)} s`
  )
  return {ok, counts}
}
