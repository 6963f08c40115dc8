// Tries many more faults than the suite does: random changes to inputs, killed builds, failing
// file-system calls, pairs of features on one site, random edits between builds, and random texts
// for both Markdown parsers. Prints the seed first, because the same seed results in the same
// faults.
import {spawnSync} from 'node:child_process'
import path from 'node:path'
import {parseArgs} from 'node:util'
import {ensureSetup, ROOT} from './setup.mjs'

const WHOLE_SITE = ['--config', 'tests/vitest.config.ts']

const {values} = parseArgs({
  options: {
    edits: {type: 'string'},
    failures: {type: 'string'},
    kills: {type: 'string'},
    mutations: {type: 'string'},
    pairs: {type: 'string'},
    parsers: {type: 'string'},
    seed: {type: 'string', default: String(Math.floor(Math.random() * 1_000_000))}
  }
})
const {edits, failures, kills, mutations, pairs, parsers, seed} = values
const counts = [edits, failures, kills, mutations, pairs, parsers, seed].filter(
  (value) => value !== undefined
)
if (counts.length === 1 || !counts.every((value) => /^\d+$/.test(value))) {
  console.error(
    'Choose faults: npm run faults -- --mutations 10000 --kills 50 --failures 500 --pairs 400 --edits 300 --parsers 100000. To repeat a run, add its seed: --seed 7.'
  )
  process.exit(2)
}
await ensureSetup()
console.log(`Seed ${seed}`)
const runs = [
  mutations && runTests(['tests/mutations'], {LECTERN_MUTATIONS: mutations}),
  kills && runTests([...WHOLE_SITE, 'killed-build'], {LECTERN_KILLS: kills}),
  failures && runTests([...WHOLE_SITE, 'failed-calls'], {LECTERN_FAILURES: failures}),
  pairs && runTests([...WHOLE_SITE, 'feature-pairs.test'], {LECTERN_PAIRS: pairs}),
  parsers && runTests(['fast/parser-equality'], {LECTERN_PARSERS: parsers}),
  edits && run([path.join(ROOT, 'tests/random-edits/run.mjs'), '--edits', edits, '--seed', seed])
]
process.exitCode = runs.every((status) => status === undefined || status === 0) ? 0 : 1

/**
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} sizes
 * @returns {number} an exit code
 */
function runTests(args, sizes) {
  const vitest = path.join(ROOT, 'node_modules/vitest/vitest.mjs')
  return run([vitest, 'run', ...args], {...sizes, LECTERN_SEED: seed, LECTERN_PROOFS: 'yes'})
}

/**
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} [env]
 * @returns {number} an exit code
 */
function run(args, env) {
  const {status} = spawnSync(process.execPath, [...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: {...process.env, ...env}
  })
  return status ?? 1
}
