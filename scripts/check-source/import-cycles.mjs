import path from 'node:path/posix'

/** @typedef {import('./source-facts.mjs').SourceFacts} SourceFacts */
/** @typedef {import('./import-direction.mjs').SourceComplaint} SourceComplaint */
/** @typedef {ReadonlyMap<string, readonly string[]>} Graph */

/**
 * Find files that import each other in a circle, type-only imports included: such files are one
 * module cut in pieces. One complaint per circle, which names its shortest way round.
 *
 * @param {readonly SourceFacts[]} sources
 * @returns {SourceComplaint[]}
 */
export function findImportCycles(sources) {
  const graph = createGraph(sources)
  const reported = new Set()
  const complaints = []
  for (const file of [...graph.keys()].sort()) {
    const way = reported.has(file) ? undefined : findWayBack(graph, file)
    if (!way) continue
    for (const member of way) reported.add(member)
    const message = `These files import each other in a circle: ${[...way, file].join(' → ')}.`
    complaints.push({file, line: 1, rule: 'import-cycle', message})
  }
  return complaints
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
 * Imports between packages need no look: their direction is checked, and it has no circle. Neither do
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

/**
 * The files on the shortest way from a file back to itself, that file first.
 *
 * @param {Graph} graph
 * @param {string} start
 * @returns {string[] | undefined}
 */
function findWayBack(graph, start) {
  /** @type {Map<string, string>} */
  const cameFrom = new Map()
  const queue = [start]
  for (const file of queue) {
    for (const next of graph.get(file) ?? []) {
      if (next === start) return traceBack(cameFrom, start, file)
      if (cameFrom.has(next)) continue
      cameFrom.set(next, file)
      queue.push(next)
    }
  }
  return undefined
}

/**
 * @param {ReadonlyMap<string, string>} cameFrom
 * @param {string} start
 * @param {string} end
 */
function traceBack(cameFrom, start, end) {
  const way = [end]
  for (let file = end; file !== start; ) {
    file = cameFrom.get(file) ?? start
    way.unshift(file)
  }
  return way
}
