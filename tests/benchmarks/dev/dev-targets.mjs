/**
 * @typedef {import('./measure-dev.mjs').DevFigures} DevFigures
 * @typedef {import('../targets.mjs').LimitCheck} LimitCheck
 */

/** Maximum seconds until the first page is complete, by maximum number of pages. */
const START_LIMITS = Object.freeze([
  {pages: 1000, seconds: 1.5},
  {pages: 10_000, seconds: 3}
])

/** Maximum milliseconds until an edit is visible. */
const EDIT_LIMITS = Object.freeze([
  {kind: /** @type {const} */ ('text'), name: 'text', median: 100, p95: 200},
  {kind: /** @type {const} */ ('component'), name: 'a component', median: 120, p95: undefined},
  {kind: /** @type {const} */ ('style'), name: 'a stylesheet', median: 120, p95: undefined}
])

/**
 * Maximum growth of memory over the last hundred edits. It isn't 1, because the system's values are
 * imprecise.
 */
const GROWTH_LIMIT = 1.03

/**
 * Compares the figures of the development server with their limits.
 *
 * @param {readonly DevFigures[]} sizes
 * @returns {LimitCheck[]}
 */
export function checkDevTargets(sizes) {
  return sizes.flatMap((figures) => [
    ...checkStarts(figures),
    ...checkEdits(figures),
    ...checkMemory(figures)
  ])
}

/**
 * @param {DevFigures} figures
 * @returns {LimitCheck[]}
 */
function checkStarts({pages, starts}) {
  const limit = START_LIMITS.find((one) => pages <= one.pages)?.seconds
  if (!starts || limit === undefined) return []
  return /** @type {const} */ (['cold', 'warm']).map((kind) => ({
    pages,
    name: `first page complete, ${kind} start`,
    value: `${starts[kind].complete.toFixed(2)} s`,
    target: `≤ ${limit} s`,
    pass: starts[kind].complete <= limit
  }))
}

/**
 * @param {DevFigures} figures
 * @returns {LimitCheck[]}
 */
function checkEdits({pages, edits}) {
  if (!edits) return []
  return EDIT_LIMITS.flatMap(({kind, name, ...limits}) =>
    /** @type {const} */ (['median', 'p95']).flatMap((figure) => {
      const limit = limits[figure]
      if (limit === undefined) return []
      const value = edits[kind][figure]
      return {
        pages,
        name: `edit of ${name} visible, ${figure}`,
        value: `${value.toFixed(0)} ms`,
        target: `≤ ${limit} ms`,
        pass: value <= limit
      }
    })
  )
}

/**
 * @param {DevFigures} figures
 * @returns {LimitCheck[]}
 */
function checkMemory({pages, memory}) {
  if (!memory) return []
  return /** @type {const} */ (['resident', 'heap']).map((kind) => {
    const [before = 0, last = 0] = memory[kind].edits.slice(-2)
    const growth = before === 0 ? 1 : last / before
    return {
      pages,
      name: `${kind === 'heap' ? 'heap' : 'resident memory'} over the last 100 edits`,
      value: `${growth.toFixed(3)} ×`,
      target: `≤ ${GROWTH_LIMIT} ×`,
      pass: growth <= GROWTH_LIMIT
    }
  })
}
