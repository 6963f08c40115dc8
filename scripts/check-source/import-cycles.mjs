import path from 'node:path/posix'
import {findCycles} from './graph-cycles.mjs'

/** @typedef {import('./source-facts.mjs').SourceFacts} SourceFacts */
/** @typedef {import('./import-direction.mjs').SourceComplaint} SourceComplaint */
/** @typedef {import('./graph-cycles.mjs').Graph} Graph */

/**
 * Finds import cycles between files, type-only imports included: such files are one module in several
 * pieces. Reports each cycle once, by its shortest path.
 *
 * @param {readonly SourceFacts[]} sources
 * @returns {SourceComplaint[]}
 */
export function findImportCycles(sources) {
  return findCycles(createGraph(sources)).map((cycle) => {
    const way = [...cycle, ...cycle.slice(0, 1)].join(' → ')
    const message = `These files form an import cycle: ${way}.`
    return {file: cycle[0] ?? '', line: 1, rule: 'import-cycle', message}
  })
}

/**
 * @param {readonly SourceFacts[]} sources
 * @returns {Graph}
 */
function createGraph(sources) {
  const files = new Set(sources.map(({file}) => file))
  return new Map(
    sources.map(({file, imports}) => [
      file,
      imports.flatMap(({specifier}) => resolveImport(file, specifier, files) ?? [])
    ])
  )
}

/**
 * Imports between packages are ignored: the direction of packages is checked, and it has no cycle. So are
 * `@theme/Name` imports: a site decides what such a name means, and a sidebar item that may hold
 * sidebar items has to name itself.
 *
 * @param {string} importer
 * @param {string} specifier
 * @param {ReadonlySet<string>} files
 */
function resolveImport(importer, specifier, files) {
  if (!specifier.startsWith('.')) return undefined
  const base = path.join(path.dirname(importer), specifier)
  const stem = base.replace(/\.jsx?$/, '')
  return [base, `${stem}.ts`, `${stem}.tsx`].find((file) => files.has(file))
}
