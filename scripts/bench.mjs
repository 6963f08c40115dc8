// Measures builds of a generated corpus. The measurements are in tests/benchmarks.
import {spawnSync} from 'node:child_process'
import {mkdirSync, writeFileSync} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {parseArgs} from 'node:util'
import {ensureSetup, ROOT} from './setup.mjs'

const PROGRAM = path.join(ROOT, 'packages/core/bin/site.mjs')

const USAGE = `npm run bench -- [options]

  --pages 100,1000,10000   sizes of the corpus
  --runs 3                 builds of each kind; medians are printed
  --peers                  measure Docusaurus Faster, VitePress, Rspress, Starlight and an installed Hugo too
                           (default sizes: 100,1000,4000)
  --only lectern,hugo      measure these alone: lectern, hugo, docusaurus, vitepress, rspress, starlight
  --mdx                    also measure the corpus as MDX, where each page imports a component
  --guard                  compare the CPU time of a small build with the recorded one; fails beyond 15%
  --dev                    measure the development server instead (default sizes: 1000,10000)
  --readers                measure what readers of the reference website wait for instead
  --parts starts,edits     what to measure of the development server (starts, edits, memory)
                           or for readers (lighthouse, slow-phone, navigation, interactions); default: all
  --search                 measure how well search answers judged queries, beside lunr and MiniSearch
                           instead; with --pages 10000 what it costs a site of that size, too
  --sites                  with --search, also measure four public sites, which are downloaded
  --scale                  measure sites that are large in one direction: wide, deep, long, old
  --shapes wide,blog       which of them (default: all)
  --json FILE              write the figures to a file
  --work DIR               where sites are built (default: a folder in the system's temporary one)`

const {values} = parseArgs({
  options: {
    pages: {type: 'string'},
    runs: {type: 'string', default: '3'},
    peers: {type: 'boolean', default: false},
    only: {type: 'string'},
    mdx: {type: 'boolean', default: false},
    guard: {type: 'boolean', default: false},
    dev: {type: 'boolean', default: false},
    parts: {type: 'string'},
    readers: {type: 'boolean', default: false},
    search: {type: 'boolean', default: false},
    sites: {type: 'boolean', default: false},
    scale: {type: 'boolean', default: false},
    shapes: {type: 'string'},
    json: {type: 'string'},
    work: {type: 'string', default: path.join(os.tmpdir(), 'lectern-bench')},
    help: {type: 'boolean', default: false}
  }
})
if (values.help) console.log(USAGE)
else await bench()

async function bench() {
  const sizes = (values.pages ?? defaultSizes()).split(',').map(Number)
  const runs = Number(values.runs)
  if (![...sizes, runs].every((count) => Number.isInteger(count) && count > 0)) {
    console.error(`Pages and runs are whole numbers above 0.\n\n${USAGE}`)
    process.exit(1)
  }
  await ensureSetup()
  const {report, text} = await benchWanted(sizes, runs)
  console.log(`\n${text}`)
  if (values.json) writeFileSync(values.json, `${JSON.stringify(report, null, 2)}\n`)
}

function defaultSizes() {
  if (values.dev) return '1000,10000'
  return values.peers || values.only !== undefined ? '100,1000,4000' : '100,1000,10000'
}

/**
 * @param {readonly number[]} sizes
 * @param {number} runs
 */
function benchWanted(sizes, runs) {
  if (values.guard) return benchGuard(runs)
  if (values.dev) return benchDev(sizes, runs)
  if (values.readers) return benchReaders(runs)
  if (values.search) return benchSearch(values.pages === undefined ? [] : sizes)
  return values.scale ? benchScale() : benchBuilds(sizes, runs)
}

/** @param {number} runs */
async function benchGuard(runs) {
  const {checkGuard, measureGuard, readGuard} = await import(
    '../tests/benchmarks/measure-guard.mjs'
  )
  const {setUpLectern} = await import('../tests/benchmarks/generators.mjs')
  const {describeMachine, renderChecks} = await import('../tests/benchmarks/bench-report.mjs')
  const guard = readGuard()
  const workDir = path.resolve(values.work)
  const log = (/** @type {string} */ line) => console.error(line)
  const generator = setUpLectern({root: ROOT, workDir})
  const figures = await measureGuard(generator, {pages: guard.pages, runs, log})
  const check = checkGuard(figures, guard)
  if (!check.pass) process.exitCode = 1
  return {report: {machine: describeMachine(), figures, check}, text: renderChecks([check])}
}

async function benchScale() {
  const {measureScale} = await import('../tests/benchmarks/scale/measure-scale.mjs')
  const {SHAPES} = await import('../tests/benchmarks/scale/scale-shapes.mjs')
  const {renderScaleReport} = await import('../tests/benchmarks/scale/scale-report.mjs')
  const {describeMachine} = await import('../tests/benchmarks/bench-report.mjs')
  const names = values.shapes?.split(',') ?? SHAPES.map(({name}) => name)
  const unknown = names.find((name) => SHAPES.every((shape) => shape.name !== name))
  if (unknown !== undefined) {
    console.error(
      `There is no shape ${unknown}. Shapes: ${SHAPES.map(({name}) => name).join(', ')}.`
    )
    process.exit(1)
  }
  const shapes = SHAPES.filter(({name}) => names.includes(name))
  const log = (/** @type {string} */ line) => console.error(line)
  const measured = await measureScale(shapes, {root: ROOT, workDir: path.resolve(values.work), log})
  const report = {machine: describeMachine(), ...measured}
  return {report, text: renderScaleReport(report)}
}

/**
 * @param {readonly number[]} sizes
 * @param {number} runs
 */
async function benchBuilds(sizes, runs) {
  const report = await measureAll(sizes, runs)
  const {renderReport} = await import('../tests/benchmarks/bench-report.mjs')
  return {report, text: renderReport(report)}
}

/**
 * @param {readonly number[]} sizes
 * @param {number} runs
 */
async function benchDev(sizes, runs) {
  const {DEV_PARTS, measureDev} = await import('../tests/benchmarks/dev/measure-dev.mjs')
  const {describeMachine} = await import('../tests/benchmarks/bench-report.mjs')
  const {checkDevTargets} = await import('../tests/benchmarks/dev/dev-targets.mjs')
  const {renderDevReport} = await import('../tests/benchmarks/dev/dev-report.mjs')
  const parts = chooseParts(DEV_PARTS)
  const workDir = path.resolve(values.work)
  const log = (/** @type {string} */ line) => console.error(line)
  const figures = []
  for (const pages of sizes) {
    log(`\nDevelopment server, ${pages} pages`)
    figures.push(await measureDev({root: ROOT, workDir, pages, runs, parts, log}))
  }
  const report = {machine: describeMachine(), figures, checks: checkDevTargets(figures)}
  return {report, text: renderDevReport(report)}
}

/** @param {number} runs */
async function benchReaders(runs) {
  const {measureReaders, READER_PARTS} = await import(
    '../tests/benchmarks/readers/measure-readers.mjs'
  )
  const {describeMachine} = await import('../tests/benchmarks/bench-report.mjs')
  const {checkReaderTargets} = await import('../tests/benchmarks/readers/reader-targets.mjs')
  const {renderReaderReport} = await import('../tests/benchmarks/readers/reader-report.mjs')
  const parts = chooseParts(READER_PARTS)
  const workDir = path.resolve(values.work)
  const log = (/** @type {string} */ line) => console.error(line)
  buildWebsite()
  const outDir = path.join(ROOT, 'website/build')
  const figures = await measureReaders({program: PROGRAM, outDir, workDir, runs, parts, log})
  const checks = checkReaderTargets(figures)
  if (checks.some(({pass}) => !pass)) process.exitCode = 1
  const report = {machine: describeMachine(), figures, checks}
  return {report, text: renderReaderReport(report)}
}

/** @param {readonly number[]} sizes only the largest is measured */
async function benchSearch(sizes) {
  const {measureRelevance} = await import('../tests/benchmarks/search/measure-relevance.mjs')
  const {measureSearchScale} = await import('../tests/benchmarks/search/measure-search-scale.mjs')
  const {describeMachine} = await import('../tests/benchmarks/bench-report.mjs')
  const {checkSearch, renderSearchReport} = await import(
    '../tests/benchmarks/search/search-report.mjs'
  )
  const log = (/** @type {string} */ line) => console.error(line)
  const settings = {root: ROOT, workDir: path.resolve(values.work), log}
  const relevance = await measureRelevance({...settings, withSites: values.sites})
  const pages = Math.max(0, ...sizes)
  const scale = pages > 0 ? await measureSearchScale({...settings, pages}) : undefined
  const checks = checkSearch(relevance, scale)
  if (checks.some(({pass}) => !pass)) process.exitCode = 1
  const report = {machine: describeMachine(), relevance, scale, checks}
  return {report, text: renderSearchReport(report)}
}

function buildWebsite() {
  const {status} = spawnSync(process.execPath, [PROGRAM, 'build', 'website'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit']
  })
  if (status !== 0) throw new Error('The website could not be built; the reason stands above.')
}

/**
 * Returns the selected parts of a measurement. All parts are selected by default.
 *
 * @param {readonly string[]} known
 */
function chooseParts(known) {
  const parts = values.parts?.split(',') ?? [...known]
  const unknown = parts.find((part) => !known.includes(part))
  if (unknown === undefined) return parts
  console.error(`There is no part ${unknown}. Parts: ${known.join(', ')}.`)
  process.exit(1)
}

/**
 * Returns the generators to measure. By default, that's only Lectern.
 *
 * @param {readonly string[]} known
 */
function chooseGenerators(known) {
  const names = values.only?.split(',') ?? (values.peers ? known : ['lectern'])
  const unknown = names.find((name) => !known.includes(name))
  if (unknown === undefined) return names
  console.error(`There is no generator ${unknown}. Generators: ${known.join(', ')}.`)
  process.exit(1)
}

/**
 * @param {readonly number[]} sizes
 * @param {number} runs
 */
async function measureAll(sizes, runs) {
  // Imported after setup, because it needs the installed packages.
  const {setUpLectern} = await import('../tests/benchmarks/generators.mjs')
  const {deleteCleared, measureGenerator} = await import(
    '../tests/benchmarks/measure-generator.mjs'
  )
  const {checkTargets} = await import('../tests/benchmarks/targets.mjs')
  const {describeMachine} = await import('../tests/benchmarks/bench-report.mjs')
  const {listPeerFlavors, setUpPeers} = await import('../tests/benchmarks/set-up-peers.mjs')
  const wanted = chooseGenerators(['lectern', ...listPeerFlavors()])
  const workDir = path.resolve(values.work)
  mkdirSync(workDir, {recursive: true})
  const log = (/** @type {string} */ line) => console.error(line)
  /** @type {('lectern' | 'mdx')[]} */
  const flavors = values.mdx ? ['lectern', 'mdx'] : ['lectern']
  const own = wanted.includes('lectern')
    ? flavors.map((flavor) => setUpLectern({root: ROOT, workDir, flavor}))
    : []
  const peers = setUpPeers({workDir, log, wanted})
  /** @type {import('../tests/benchmarks/measure-generator.mjs').GeneratorFigures[]} */
  const figures = []
  for (const pages of sizes) {
    for (const generator of [...own, ...peers]) {
      log(`\n${generator.name}, ${pages} pages`)
      try {
        figures.push(await measureGenerator(generator, {pages, runs, log}))
      } catch (error) {
        // If a generator fails, hours of the other generators' measurements shouldn't be lost.
        log(error instanceof Error ? error.message : String(error))
        process.exitCode = 1
      }
    }
  }
  for (const generator of [...own, ...peers]) deleteCleared(generator)
  const [plain, mdx] = own.map((one) => figures.filter(({name}) => name === one.name))
  const checks = checkTargets(plain ?? [], mdx)
  return {machine: describeMachine(), figures, checks}
}
