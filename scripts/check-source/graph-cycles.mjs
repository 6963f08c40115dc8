/** @typedef {ReadonlyMap<string, readonly string[]>} Graph adjacency lists by node */

/**
 * Finds cycles in a graph, sorted by first node. Each node is reported in at most one cycle.
 *
 * @param {Graph} graph
 * @returns {string[][]} the nodes of each cycle. It's the shortest cycle through its first node
 */
export function findCycles(graph) {
  const reported = new Set()
  const cycles = []
  for (const node of [...graph.keys()].sort()) {
    const way = reported.has(node) ? undefined : findWayBack(graph, node)
    if (!way) continue
    for (const member of way) reported.add(member)
    cycles.push(way)
  }
  return cycles
}

/**
 * Returns the shortest path from a node back to itself, starting with that node.
 *
 * @param {Graph} graph
 * @param {string} start
 * @returns {string[] | undefined}
 */
function findWayBack(graph, start) {
  /** @type {Map<string, string>} */
  const cameFrom = new Map()
  const queue = [start]
  for (const node of queue) {
    for (const next of graph.get(node) ?? []) {
      if (next === start) return traceBack(cameFrom, start, node)
      if (cameFrom.has(next)) continue
      cameFrom.set(next, node)
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
  for (let node = end; node !== start; ) {
    node = cameFrom.get(node) ?? start
    way.unshift(node)
  }
  return way
}
