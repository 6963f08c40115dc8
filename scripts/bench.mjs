// Measures builds of a generated corpus; tests/benchmarks holds the parts.
import {mkdirSync, writeFileSync} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {parseArgs} from 'node:util'
import {ensureSetup, ROOT} from './setup.mjs'

const USAGE = `npm run bench -- [options]

  --pages 100,1000,10000   sizes of the corpus
  --runs 3                 builds of each kind; medians are printed
  --peers                  measure Docusaurus Faster, VitePress, Rspress and Starlight too
  --only-peers             measure them alone
  --json FILE              write the figures to a file
  --work DIR               where sites are built (default: a folder in the system's temporary one)`

const {values} = parseArgs({
  options: {
    pages: {type: 'string', default: '100,1000,10000'},
    runs: {type: 'string', default: '3'},
    peers: {type: 'boolean', default: false},
    'only-peers': {type: 'boolean', default: false},
    json: {type: 'string'},
    work: {type: 'string', default: path.join(os.tmpdir(), 'lectern-bench')},
    help: {type: 'boolean', default: false}
  }
})
if (values.help) console.log(USAGE)
else await bench()

async function bench() {
  const sizes = values.pages.split(',').map(Number)
  const runs = Number(values.runs)
  if (![...sizes, runs].every((count) => Number.isInteger(count) && count > 0)) {
    console.error(`Pages and runs are whole numbers above 0.\n\n${USAGE}`)
    process.exit(1)
  }
  await ensureSetup()
  const report = await measureAll(sizes, runs)
  const {renderReport} = await import('../tests/benchmarks/bench-report.mjs')
  console.log(`\n${renderReport(report)}`)
  if (values.json) writeFileSync(values.json, `${JSON.stringify(report, null, 2)}\n`)
}

/**
 * @param {readonly number[]} sizes
 * @param {number} runs
 */
async function measureAll(sizes, runs) {
  // Imported after the set-up: the yardstick needs the installed packages.
  const {setUpLectern} = await import('../tests/benchmarks/generators.mjs')
  const {measureGenerator} = await import('../tests/benchmarks/measure-generator.mjs')
  const {judgeTargets} = await import('../tests/benchmarks/targets.mjs')
  const {describeMachine} = await import('../tests/benchmarks/bench-report.mjs')
  const {setUpPeers} = await import('../tests/benchmarks/set-up-peers.mjs')
  const workDir = path.resolve(values.work)
  mkdirSync(workDir, {recursive: true})
  const log = (/** @type {string} */ line) => console.error(line)
  const own = values['only-peers'] ? [] : [setUpLectern({root: ROOT, workDir})]
  const peers = values.peers || values['only-peers'] ? setUpPeers({workDir, log}) : []
  const figures = []
  for (const pages of sizes) {
    for (const generator of [...own, ...peers]) {
      log(`\n${generator.name}, ${pages} pages`)
      try {
        figures.push(await measureGenerator(generator, {pages, runs, log}))
      } catch (error) {
        // One generator that fails must not cost hours of measuring the others.
        log(error instanceof Error ? error.message : String(error))
        process.exitCode = 1
      }
    }
  }
  const verdicts = judgeTargets(figures.filter(({name}) => own.some((one) => one.name === name)))
  return {machine: describeMachine(), figures, verdicts}
}
