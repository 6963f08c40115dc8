// Runs every check of the repository, fastest first, and stops at the first failure. Checks of the sources run in
// parallel. `--only` runs one step, and `--all` also runs the steps that are only needed before a release. `--node`
// runs them with another version of Node.js.
import {spawn, spawnSync} from 'node:child_process'
import {once} from 'node:events'
import {mkdtempSync, rmSync} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {parseArgs} from 'node:util'
import {PROOFS} from '../tests/proofs.mjs'
import {ensureBrowser} from './ensure-browser.mjs'
import {ensureEngines} from './ensure-engines.mjs'
import {ensureNginx} from './ensure-nginx.mjs'
import {ensureOtherBrowsers} from './ensure-other-browsers.mjs'
import {installNode} from './install-node.mjs'
import {ensureSetup, ROOT} from './setup.mjs'
import {addCounts, readPlaywrightCounts, readVitestCounts} from './test-counts.mjs'

/** @typedef {import('./test-counts.mjs').TestCounts} TestCounts */

/**
 * @typedef {object} Step
 * @property {string} id for `--only`
 * @property {string} title
 * @property {(reportFile: string) => readonly string[]} command a program of node_modules/.bin, or a script
 * @property {boolean} [isExtra] runs with `--all`
 * @property {boolean} [isStatic] uses one core, so it runs in parallel with the others
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

/** @param {readonly string[]} args */
const playwright = (args) => () => [
  'playwright',
  'test',
  ...args,
  '-c',
  'tests/e2e/playwright.config.ts',
  '--reporter=list,json'
]

/** @param {string} reportFile */
const prepareBrowser = async (reportFile) => ({
  CHROMIUM_PATH: await ensureBrowser({isForTests: true}),
  PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile
})

/** @type {readonly Step[]} */
const STEPS = [
  {
    id: 'source',
    title: 'Source check',
    isStatic: true,
    command: () => ['scripts/check-source.mjs']
  },
  {
    id: 'prose',
    title: 'Prose check',
    isStatic: true,
    command: () => ['scripts/check-prose.mjs']
  },
  {
    id: 'specification',
    title: 'Specification traced to tests',
    isStatic: true,
    command: () => ['scripts/check-specification.mjs']
  },
  {id: 'types', title: 'Type check', isStatic: true, command: () => ['tsc', '-p', '.']},
  {id: 'lint', title: 'Lint and format', isStatic: true, command: () => ['biome', 'ci', '.']},
  {id: 'unit', title: 'Unit tests', command: vitest([]), count: readVitestCounts},
  {
    id: 'remark',
    title: 'Unit tests without the native parser',
    isExtra: true,
    command: vitest(['--config', 'vitest.remark.config.ts']),
    count: readVitestCounts
  },
  {
    id: 'dist',
    title: 'Unit tests of compiled packages',
    isExtra: true,
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
    id: 'proofs',
    title: 'Whole-site tests with many builds',
    isExtra: true,
    command: vitest(['--config', 'tests/vitest.config.ts', ...PROOFS]),
    count: readVitestCounts,
    prepare: async () => ({LECTERN_PROOFS: 'yes'})
  },
  {
    id: 'engines',
    title: 'Examples for task runners and schedulers',
    isExtra: true,
    command: vitest(['--config', 'tests/engines/vitest.config.ts']),
    count: readVitestCounts,
    prepare: async (reportFile) => ensureEngines(path.join(path.dirname(reportFile), 'engines'))
  },
  {
    id: 'browser',
    title: 'Browser tests',
    command: playwright([]),
    count: readPlaywrightCounts,
    prepare: prepareBrowser
  },
  {
    id: 'browser-proofs',
    title: 'Browser tests of all pages',
    isExtra: true,
    command: playwright(['--grep', '@proof']),
    count: readPlaywrightCounts,
    prepare: async (reportFile) => ({...(await prepareBrowser(reportFile)), LECTERN_PROOFS: 'yes'})
  },
  {
    id: 'other-browsers',
    title: 'Tests in Firefox and WebKit',
    isExtra: true,
    command: vitest(['--config', 'tests/other-browsers/vitest.config.ts']),
    count: readVitestCounts,
    prepare: async (reportFile) =>
      ensureOtherBrowsers(path.join(path.dirname(reportFile), 'browsers'))
  }
]

const {values} = parseArgs({
  options: {all: {type: 'boolean'}, only: {type: 'string'}, node: {type: 'string'}}
})
const {all = false, only, node} = values
if (node !== undefined) process.exit(runWithNode(node))
const chosen = STEPS.filter(({id, isExtra}) => (only === undefined ? all || !isExtra : only === id))
if (chosen.length === 0) {
  console.error(`There is no step ${only}. Steps: ${STEPS.map(({id}) => id).join(', ')}.`)
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
 * Runs this script and all programs that it starts with another version of Node.js.
 *
 * @param {string} version
 * @returns {number} an exit code
 */
function runWithNode(version) {
  const programs = installNode(version)
  const args = [...(all ? ['--all'] : []), ...(only === undefined ? [] : ['--only', only])]
  const env = {...process.env, PATH: `${programs}${path.delimiter}${process.env.PATH}`}
  const script = path.join(ROOT, 'scripts/test.mjs')
  const options = {env, stdio: /** @type {const} */ ('inherit')}
  return spawnSync(path.join(programs, 'node'), [script, ...args], options).status ?? 1
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
  const groups = [
    steps.filter(({isStatic}) => isStatic),
    ...steps.filter(({isStatic}) => !isStatic).map((step) => [step])
  ]
  for (const group of groups) {
    const results = await Promise.all(group.map((step) => runStep(step)))
    for (const {counts} of results) total = addCounts(total, counts)
    failure = group.find((_, index) => !results[index]?.ok)
    if (failure) break
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
async function runStep({id, title, command, isStatic, count, prepare}) {
  if (!isStatic) console.log(`\n── ${title}`)
  const start = performance.now()
  const reportFile = path.join(reportDir, `${id}.json`)
  const env = {...process.env, ...(await prepare?.(reportFile))}
  const {status, output} = await runProgram(command(reportFile), {env, isQuiet: isStatic === true})
  if (isStatic) console.log(`\n── ${title}\n${output.trimEnd()}`)
  const counts = count?.(reportFile) ?? {passed: 0, failed: 0, skipped: 0}
  const ok = status === 0 && counts.failed === 0
  console.log(
    `── ${title}: ${ok ? 'ok' : 'failed'}, ${((performance.now() - start) / 1000).toFixed(1)} s`
  )
  return {ok, counts}
}

/**
 * Runs a script, or a program of node_modules/.bin. Prints its output, or returns it if it's quiet.
 *
 * @param {readonly string[]} command
 * @param {{env: NodeJS.ProcessEnv, isQuiet: boolean}} options
 */
async function runProgram([program = '', ...args], {env, isQuiet}) {
  const isScript = program.endsWith('.mjs')
  const file = isScript ? process.execPath : path.join(ROOT, 'node_modules/.bin', program)
  const child = spawn(file, isScript ? [program, ...args] : args, {
    cwd: ROOT,
    stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env,
    shell: process.platform === 'win32' && !isScript
  })
  /** @type {Buffer[]} */
  const chunks = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => chunks.push(data))
  const [status] = await once(child, 'close')
  return {status, output: Buffer.concat(chunks).toString()}
}
