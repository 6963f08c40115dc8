// Edits a site at random and compares every build with a build without a cache, or with `--dev`, the
// pages of a running development server with the pages of a new one. Prints the seed first, because the
// same seed results in the same edits.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {parseArgs} from 'node:util'
import {playDevEdits} from './play-dev-edits.mjs'
import {playEdits} from './play-edits.mjs'
import {createSiteBuilder} from './site-builder.mjs'

const FIXTURE = fileURLToPath(new URL('../fixtures/every-kind', import.meta.url))
/** Maximum number of differences to print for a failed step. */
const SHOWN = 30

const {values} = parseArgs({
  options: {
    edits: {type: 'string', default: '300'},
    seed: {type: 'string'},
    'check-from': {type: 'string', default: '0'},
    dev: {type: 'boolean', default: false},
    quiet: {type: 'boolean', default: false}
  }
})
const seed = values.seed === undefined ? Math.floor(Math.random() * 1_000_000) : Number(values.seed)
const edits = Number(values.edits)
const checkFrom = Number(values['check-from'])
if (![seed, edits, checkFrom].every(Number.isInteger)) {
  console.error('The options --edits, --seed and --check-from take whole numbers.')
  process.exit(2)
}
console.log(`Seed ${seed}, ${edits} edits`)
const workDir = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'lectern-edits-'))
/** @type {string[]} */
const lines = []
const print = (/** @type {string} */ line) => (values.quiet ? lines.push(line) : console.log(line))
const play = {fixture: FIXTURE, workDir, seed, edits, print}
const finding = values.dev ? await playDevEdits(play) : await playBuilds()
if (!finding) {
  fs.rmSync(workDir, {recursive: true})
  console.log(
    values.dev
      ? `After all ${edits} steps, the pages were those of a new server.`
      : `All ${edits + 1} builds gave what a build without a cache gives.`
  )
} else {
  const {step, differences} = finding
  for (const line of [...lines, `Step ${step} goes wrong:`]) console.log(line)
  for (const difference of differences.slice(0, SHOWN)) console.log(`  ${difference}`)
  if (differences.length > SHOWN) console.log(`  … and ${differences.length - SHOWN} more`)
  console.log(`The sites are kept in ${workDir}.`)
  const from = values.dev ? '--dev' : `--check-from ${step}`
  console.log(`Again: npm run random-edits -- --seed ${seed} --edits ${step} ${from}`)
  process.exitCode = 1
}

async function playBuilds() {
  const builder = await createSiteBuilder()
  try {
    return await playEdits({...play, checkFrom, builder})
  } finally {
    await builder.close()
  }
}
