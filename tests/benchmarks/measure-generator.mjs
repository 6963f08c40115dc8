import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync
} from 'node:fs'
import path from 'node:path'
import {openingOf, pageFile, pagePath, planPages} from './corpus-plan.mjs'
import {writeCorpus} from './corpus.mjs'
import {measureProcess} from './measure-process.mjs'
import {median} from './median.mjs'
import {measureOutput} from './output-tree.mjs'
import {measurePageSize} from './page-size.mjs'

/**
 * @typedef {import('./corpus-plan.mjs').CorpusPage} CorpusPage
 * @typedef {import('./generators.mjs').Generator} Generator
 * @typedef {import('./measure-process.mjs').Measured} Measured
 * @typedef {import('./page-size.mjs').PageWeight} PageWeight
 * @typedef {{seconds: number, cpuSeconds: number | undefined, peakBytes: number}} Series medians; memory: the highest
 *
 * @typedef {object} GeneratorFigures
 * @property {string} name
 * @property {number} pages
 * @property {number} runs
 * @property {Series} baseline
 * @property {Series} cold without output and caches
 * @property {Series} warm nothing changed since the build before
 * @property {Series} edit one sentence of one page changed
 * @property {boolean} stale whether an edited sentence was missing from its page
 * @property {boolean} repeatable whether warm builds give the bytes of cold ones
 * @property {number} outputBytes
 * @property {PageWeight} weight of a page in the middle
 */

/**
 * Measures one generator on one size of the corpus. Each build is a separate process.
 *
 * @param {Generator} generator set up already
 * @param {{pages: number, runs: number, log: (line: string) => void}} options
 * @returns {Promise<GeneratorFigures>}
 */
export async function measureGenerator(generator, {pages, runs, log}) {
  await writeCorpus(generator.docsDir, {pages, flavor: generator.flavor})
  generator.prepare?.(pages)
  const page = planPages(pages)[pages >> 1]
  if (!page) throw new Error('A corpus needs at least one page.')
  const {baseline, cold} = await measureCold(generator, runs, log)
  const first = measureOutput(generator.outDir)
  const weight = measurePageSize(generator.outDir, findHtml(generator, page))
  const warm = await repeat(runs, () => build(generator, 'warm', log))
  const warmHash = measureOutput(generator.outDir).hash
  const {edit, stale} = await measureEdits(generator, page, runs, log)
  const editHash = measureOutput(generator.outDir).hash
  clear(generator)
  await build(generator, 'cold, to compare', log)
  const repeatable = warmHash === first.hash && editHash === measureOutput(generator.outDir).hash
  const series = {
    baseline: summarize(baseline),
    cold: summarize(cold),
    warm: summarize(warm),
    edit: summarize(edit)
  }
  return {
    name: generator.name,
    pages,
    runs,
    ...series,
    stale,
    repeatable,
    outputBytes: first.bytes,
    weight
  }
}

/**
 * Alternates between yardstick and build, so that a slow machine affects both.
 *
 * @param {Generator} generator
 * @param {number} runs
 * @param {(line: string) => void} log
 */
async function measureCold(generator, runs, log) {
  const script = new URL('yardstick.mjs', import.meta.url).pathname
  const baseline = []
  const cold = []
  for (let run = 0; run < runs; run++) {
    baseline.push(
      await measureProcess([process.execPath, script, generator.docsDir], {cwd: generator.siteDir})
    )
    clear(generator)
    cold.push(await build(generator, 'cold', log))
  }
  return {baseline, cold}
}

/**
 * @param {Generator} generator
 * @param {CorpusPage} page
 * @param {number} runs
 * @param {(line: string) => void} log
 */
async function measureEdits(generator, page, runs, log) {
  const file = path.join(generator.docsDir, pageFile(page, generator.flavor))
  const original = readFileSync(file, 'utf8')
  /** @type {Measured[]} */
  const edit = []
  let stale = false
  for (let run = 1; run <= runs; run++) {
    const sentence = `Revision ${run} of this chapter begins with other words than before.`
    writeFileSync(file, original.replace(openingOf(page), sentence))
    edit.push(await build(generator, 'edit', log))
    if (!readFileSync(findHtml(generator, page), 'utf8').includes(sentence)) stale = true
  }
  return {edit, stale}
}

/**
 * Builds the corpus and measures the whole process.
 *
 * @param {Generator} generator
 * @param {string} kind
 * @param {(line: string) => void} log
 */
export async function build(generator, kind, log) {
  const measured = await measureProcess(generator.command, {
    cwd: generator.siteDir,
    env: generator.env
  })
  if (measured.exitCode !== 0) {
    const end = measured.output.split('\n').slice(-40).join('\n')
    throw new Error(
      `${generator.name} ended with exit code ${measured.exitCode} (${kind}):\n${end}`
    )
  }
  log(
    `${generator.name} ${kind}: ${measured.seconds.toFixed(2)} s, ${(measured.peakBytes / 1e6).toFixed(0)} MB`
  )
  return measured
}

/**
 * Moves the output and the caches of a generator away. They're deleted when everything has been
 * measured: ext4 doesn't reuse the inodes of deleted files for minutes, and searching for others
 * would slow down a build that writes thousands of files by a third.
 *
 * @param {Generator} generator
 */
export function clear(generator) {
  const removed = removedFolder(generator)
  mkdirSync(removed, {recursive: true})
  for (const dir of [generator.outDir, ...generator.cacheDirs]) {
    if (!existsSync(dir)) continue
    renameSync(dir, path.join(removed, String(readdirSync(removed).length)))
  }
}

/**
 * Deletes what `clear` moved away.
 *
 * @param {Generator} generator
 */
export function deleteCleared(generator) {
  rmSync(removedFolder(generator), {recursive: true, force: true})
}

/** @param {Generator} generator */
function removedFolder({siteDir}) {
  return `${path.resolve(siteDir)}.removed`
}

/**
 * @param {Generator} generator
 * @param {CorpusPage} page
 */
function findHtml({outDir, routePrefix}, page) {
  const stem = path.join(outDir, routePrefix, pagePath(page))
  const file = [path.join(stem, 'index.html'), `${stem}.html`].find((candidate) =>
    existsSync(candidate)
  )
  if (!file) throw new Error(`The build wrote no HTML for ${pagePath(page)} below ${outDir}.`)
  return file
}

/**
 * @template Result
 * @param {number} count
 * @param {() => Promise<Result>} action
 */
async function repeat(count, action) {
  const results = []
  for (let run = 0; run < count; run++) results.push(await action())
  return results
}

/**
 * @param {readonly Measured[]} runs
 * @returns {Series}
 */
function summarize(runs) {
  const cpu = runs.flatMap(({cpuSeconds}) => cpuSeconds ?? [])
  return {
    seconds: median(runs.map(({seconds}) => seconds)),
    cpuSeconds: cpu.length === runs.length ? median(cpu) : undefined,
    peakBytes: Math.max(...runs.map(({peakBytes}) => peakBytes))
  }
}
