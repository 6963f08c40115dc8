// Tries faults on purpose, many more than the suite does: inputs that were changed at random, and builds
// that are killed. Prints the seed first: the same seed gives the same faults again.
import {spawnSync} from 'node:child_process'
import path from 'node:path'
import {parseArgs} from 'node:util'
import {ensureSetup, ROOT} from './setup.mjs'

const {values} = parseArgs({
  options: {
    kills: {type: 'string'},
    mutations: {type: 'string'},
    seed: {type: 'string', default: String(Math.floor(Math.random() * 1_000_000))}
  }
})
const counts = [values.kills, values.mutations, values.seed].filter((value) => value !== undefined)
if (counts.length === 1 || !counts.every((value) => /^\d+$/.test(value))) {
  console.error(
    'Type what to try: npm run faults -- --mutations 10000, or --kills 50, or both; with --seed 7 the same again.'
  )
  process.exit(2)
}
await ensureSetup()
console.log(`Seed ${values.seed}`)
const runs = [
  values.mutations && run(['tests/mutations'], {LECTERN_MUTATIONS: values.mutations}),
  values.kills &&
    run(['--config', 'tests/vitest.config.ts', 'killed-build'], {LECTERN_KILLS: values.kills})
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
