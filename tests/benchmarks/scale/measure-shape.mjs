import {mkdirSync, readdirSync, rmSync, statSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {commitHistory} from './commit-history.mjs'
import {measureProcess} from '../measure-process.mjs'

/**
 * @typedef {import('./scale-shapes.mjs').Shape} Shape
 *
 * @typedef {object} SizeFigures
 * @property {number} size
 * @property {number} pages
 * @property {number} coldSeconds
 * @property {number} coldCpuSeconds of all threads; wall time where the system does not tell
 * @property {number} warmSeconds without changes since the cold build
 * @property {number} peakBytes
 * @property {number} meanPageBytes of the HTML, not compressed
 * @property {number} largestPageBytes
 */

/**
 * Builds a shape at one size twice: from scratch, and again without changes.
 *
 * @param {Shape} shape
 * @param {number} size
 * @param {{root: string, workDir: string, log: (line: string) => void}} options
 * @returns {Promise<SizeFigures>}
 */
export async function measureShape(shape, size, {root, workDir, log}) {
  const siteDir = path.join(workDir, `scale-${shape.name.replaceAll(' ', '-')}-${size}`)
  await writeShape(siteDir, shape, size)
  const command = /** @type {const} */ ([
    path.join(root, 'packages/core/bin/site.mjs'),
    'build',
    siteDir
  ])
  const cold = await build(command, siteDir)
  const warm = await build(command, siteDir)
  const pages = listPageBytes(path.join(siteDir, 'build'))
  log(
    `${shape.name}, ${size} ${shape.unit}: cold ${cold.seconds.toFixed(2)} s, warm ${warm.seconds.toFixed(2)} s`
  )
  return {
    size,
    pages: pages.length,
    coldSeconds: cold.seconds,
    coldCpuSeconds: cold.cpuSeconds ?? cold.seconds,
    warmSeconds: warm.seconds,
    peakBytes: Math.max(cold.peakBytes, warm.peakBytes),
    meanPageBytes: pages.reduce((sum, bytes) => sum + bytes, 0) / pages.length,
    largestPageBytes: pages.reduce((maximum, bytes) => Math.max(maximum, bytes), 0)
  }
}

/**
 * Writes the site of a shape, replacing the content of the folder.
 *
 * @param {string} siteDir
 * @param {Shape} shape
 * @param {number} size
 */
export async function writeShape(siteDir, {options, plugins = [], createFiles, isCommitted}, size) {
  rmSync(siteDir, {recursive: true, force: true})
  const files = []
  for (const {file, text} of createFiles(size)) {
    const target = path.join(siteDir, file)
    mkdirSync(path.dirname(target), {recursive: true})
    writeFileSync(target, text)
    files.push(file)
  }
  const preset = JSON.stringify(options)
  const config = `export default {
  title: 'Scale',
  url: 'https://docs.example.com',
  presets: [['classic', ${preset}]],
  plugins: ${JSON.stringify(plugins)}
}
`
  writeFileSync(path.join(siteDir, 'site.config.mjs'), config)
  if (isCommitted) await commitHistory(siteDir, files, size)
}

/**
 * @param {readonly [string, ...string[]]} command
 * @param {string} cwd
 */
async function build(command, cwd) {
  const measured = await measureProcess(command, {cwd})
  if (measured.exitCode === 0) return measured
  const end = measured.output.split('\n').slice(-40).join('\n')
  throw new Error(`The build of ${cwd} ended with exit code ${measured.exitCode}:\n${end}`)
}

/** @param {string} outDir */
function listPageBytes(outDir) {
  return readdirSync(outDir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => statSync(path.join(entry.parentPath, entry.name)).size)
}
