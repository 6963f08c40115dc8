// Tries many more faults than the suite does: inputs that are changed at random, builds that are killed, file-system
// calls that fail, and pairs of features on one site. Prints the seed first: the same seed gives the same faults.
import {spawnSync} from 'node:child_process'
import path from 'node:path'
import {parseArgs} from 'node:util'
import {ensureSetup, ROOT} from './setup.mjs'

const {values} = parseArgs({
  options: {
    failures: {type: 'string'},
    kills: {type: 'string'},
    mutations: {type: 'string'},
    pairs: {type: 'string'},
    seed: {type: 'string', default: String(Math.floor(Math.random() * 1_000_000))}
  }
})
const {failures, kills, mutations, pairs, seed} = values
const counts = [failures, kills, mutations, pairs, seed].filter((value) => value !== undefined)
if (counts.length === 1 || !counts.every((value) => /^\d+$/.test(value))) {
  console.error(
    'Choose faults: npm run faults -- --mutations 10000 --kills 50 --failures 500 --pairs 400. To repeat a run, add its seed: --seed 7.'
  )
  process.exit(2)
}
await ensureSetup()
console.log(`Seed ${values.seed}`)
const runs = [
  values.mutations && run(['tests/mutations'], {LECTERN_MUTATIONS: values.mutations}),
  values.kills &&
    run(['--config', 'tests/vitest.config.ts', 'killed-build'], {LECTERN_KILLS: values.kills}),
  values.failures &&
    run(['--config', 'tests/vitest.config.ts', 'failed-calls'], {
      LECTERN_FAILURES: values.failures
    }),
  values.pairs &&
    run(['--config', 'tests/vitest.config.ts', 'feature-pairs.test'], {LECTERN_PAIRS: values.pairs})
]
process.exitCode = runs.every((status) => status === undefined || status === 0) ? 0 : 1

/**
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} sizes
 * @returns {number} an exit code
 */
function run(args, sizes) {
  const vitest = path.join(ROOT, 'node_modules/vitest/vitest.mjs')
  const {status} = spawnSync(process.execPath, [vitest, 'run', ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: {...process.env, ...sizes, LECTERN_SEED: values.seed}
  })
  return status ?? 1
}
