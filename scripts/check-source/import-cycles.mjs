import {findCycles} from './graph-cycles.mjs'
import {listImportEdges} from './import-graph.mjs'

/** @typedef {import('./source-facts.mjs').SourceFacts} SourceFacts */
/** @typedef {import('./import-direction.mjs').SourceProblem} SourceProblem */
/** @typedef {import('./import-graph.mjs').ImportEdge} ImportEdge */
/** @typedef {import('./package-folders.mjs').PackageFolders} PackageFolders */
/** @typedef {import('./package-folders.mjs').ComponentCycle} ComponentCycle */

/**
 * Finds import cycles between files, including type-only imports and imports of `@theme/Name`. Reports each
 * cycle once, by its shortest path.
 *
 * `lectern.componentCycles` in a package.json lists imports that are allowed to close a cycle. Unnecessary entries
 * are also reported.
 *
 * @param {readonly SourceFacts[]} sources
 * @param {readonly PackageFolders[]} [packages]
 * @returns {SourceProblem[]}
 */
export function findImportCycles(sources, packages = []) {
  const edges = listImportEdges(sources)
  const allowed = packages.flatMap(({name, componentCycles = []}) =>
    componentCycles.map((cycle) => ({...cycle, name}))
  )
  const forward = edges.filter((edge) => !allowed.some((cycle) => isClosedBy(cycle, edge)))
  return [
    ...findCycles(createGraph(forward)).map(describeCycle),
    ...allowed.filter((cycle) => !closesCycle(cycle, edges, forward)).map(describeUnused)
  ]
}

/**
 * @param {readonly string[]} cycle
 * @returns {SourceProblem}
 */
function describeCycle(cycle) {
  const way = [...cycle, ...cycle.slice(0, 1)].join(' → ')
  const message = `These files form an import cycle: ${way}.`
  return {file: cycle[0] ?? '', line: 1, rule: 'import-cycle', message}
}

/** @typedef {ComponentCycle & {name: string}} AllowedCycle `name` is the name of the package */

/**
 * @param {AllowedCycle} cycle
 * @param {ImportEdge} edge
 */
function isClosedBy({name, file, imports}, {from, specifier}) {
  return from === `packages/${name}/src/${file}` && specifier === imports
}

/**
 * @param {AllowedCycle} cycle
 * @param {readonly ImportEdge[]} edges
 * @param {readonly ImportEdge[]} forward edges except for the allowed ones
 */
function closesCycle(cycle, edges, forward) {
  const closing = edges.filter((edge) => isClosedBy(cycle, edge))
  return (
    findCycles(createGraph([...forward, ...closing])).length >
    findCycles(createGraph(forward)).length
  )
}

/**
 * @param {AllowedCycle} cycle
 * @returns {SourceProblem}
 */
function describeUnused({name, file, imports}) {
  const message = `\`lectern.componentCycles\` allows ${file} to import \`${imports}\`, which closes no cycle; delete the entry.`
  return {file: `packages/${name}/package.json`, line: 1, rule: 'component-cycle', message}
}

/**
 * @param {readonly ImportEdge[]} edges
 * @returns {import('./graph-cycles.mjs').Graph}
 */
function createGraph(edges) {
  /** @type {Map<string, string[]>} */
  const graph = new Map()
  for (const {from, to} of edges) graph.set(from, [...(graph.get(from) ?? []), to])
  return graph
}
