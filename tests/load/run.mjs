// Puts load on `site serve` and `site start`, or edits a site for a long time, and prints failures and memory.
import {spawnSync} from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {parseArgs} from 'node:util'
import {ensureSetup, ROOT} from '../../scripts/setup.mjs'
import {measureLoad} from './measure-load.mjs'
import {format, soakEdits} from './soak-edits.mjs'

const FIXTURE = fileURLToPath(new URL('../fixtures/reading', import.meta.url))
const PROGRAM = path.join(ROOT, 'packages/core/bin/site.mjs')
const PAGES = ['/', '/docs/start', '/docs/long', '/docs/anchors']
/** Maximum growth of resident memory that counts as constant. */
const FLAT = 1.1

const {values} = parseArgs({
  options: {
    connections: {type: 'string', default: '5000'},
    rate: {type: 'string', default: '2000'},
    seconds: {type: 'string', default: '20'},
    edits: {type: 'string', default: '0'}
  }
})
const size = {
  connections: Number(values.connections),
  rate: Number(values.rate),
  seconds: Number(values.seconds)
}
const edits = Number(values.edits)
if (![...Object.values(size), edits].every((count) => Number.isInteger(count) && count >= 0)) {
  console.error(
    '--connections, --rate, --seconds and --edits take whole numbers, e.g. --edits 20000.'
  )
  process.exit(2)
}
await ensureSetup()
const folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'lectern-load-'))
const siteDir = path.join(folder, 'site')
fs.cpSync(FIXTURE, siteDir, {recursive: true})
try {
  if (size.seconds > 0) await runLoad()
  if (edits > 0) await runSoak()
} finally {
  fs.rmSync(folder, {recursive: true})
}

async function runLoad() {
  spawnSync(process.execPath, [PROGRAM, 'build', siteDir], {stdio: 'ignore'})
  for (const command of /** @type {const} */ (['serve', 'start'])) {
    const figures = await measureLoad({program: PROGRAM, siteDir, command, pages: PAGES, size})
    const {held, requests, bytes, isAlive} = figures
    console.log(`site ${command}: ${isAlive ? 'alive' : 'ended'}`)
    console.log(`  ${held} of ${size.connections} slow connections held`)
    console.log(
      `  ${requests.sent} requests in ${requests.seconds.toFixed(1)} s, ${requests.failures.length} failed`
    )
    for (const failure of [...new Set(requests.failures)].slice(0, 10))
      console.log(`    ${failure}`)
    console.log(
      `  memory: ${format(bytes.idle)} idle, ${format(bytes.median)} median, ${format(bytes.max)} maximum`
    )
    if (!isAlive || requests.failures.length > 0 || held < size.connections) process.exitCode = 1
  }
}

async function runSoak() {
  const page = {file: 'docs/start.md', route: '/docs/start'}
  const log = console.log
  const figures = await soakEdits({program: PROGRAM, siteDir, ...page, edits, log})
  const {lost, seconds, parts, max, isAlive} = figures
  console.log(`${edits} edits in ${seconds.toFixed(0)} s, ${lost} lost`)
  console.log(`  memory by quarter: ${parts.map(format).join(', ')}; ${format(max)} maximum`)
  const [, , third = 0, last = 0] = parts
  const isFlat = last <= third * FLAT
  console.log(`  second half: ${isFlat ? 'flat' : 'grows'}`)
  if (!isAlive || lost > 0 || !isFlat) process.exitCode = 1
}
