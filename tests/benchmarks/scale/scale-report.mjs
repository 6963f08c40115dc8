import {renderTable} from '../bench-report.mjs'

/** @typedef {import('./measure-scale.mjs').ShapeFigures} ShapeFigures */
/** @typedef {import('./measure-shape.mjs').SizeFigures} SizeFigures */

/**
 * Maximum growth: double the work for double the size, plus some tolerance for work that only large
 * sites have.
 */
const MAX_GROWTH = 2.5

/** Differences below this number of seconds are mostly noise. */
const MIN_SECONDS = 0.2

/**
 * Renders the cost of sites that are large in one dimension as a Markdown table.
 *
 * @param {{machine: string, shapes: readonly ShapeFigures[]}} report
 */
export function renderScaleReport({machine, shapes}) {
  const head = ['Shape', 'Size', 'Pages', 'Cold s', 'CPU s', 'Warm s', 'Peak MB']
  const rows = shapes.flatMap((shape) =>
    shape.sizes.map((figures, index) =>
      renderSize(shape, figures, index === shape.sizes.length - 1 ? describeGrowth(shape) : '')
    )
  )
  return [
    `Machine: ${machine}.`,
    `Growth is the processor time that a cold build of the second half of a site adds, to that which its second quarter adds: 2 when each unit costs the same, 4 when cost grows with the square; above ${MAX_GROWTH} it grows faster than the site. KB of HTML, not compressed.`,
    renderTable([...head, 'KB a page', 'Largest KB', 'Growth'], rows)
  ].join('\n\n')
}

/**
 * Returns the ratio between the work that the second half adds and the work that the second quarter
 * adds. The fixed cost of a build cancels out.
 *
 * @param {Pick<ShapeFigures, 'sizes'>} shape
 * @returns {number | undefined} `undefined` if the site is too small for a measurable cost
 */
export function findGrowth({sizes: [quarter, half, full]}) {
  const first = half.coldCpuSeconds - quarter.coldCpuSeconds
  const second = full.coldCpuSeconds - half.coldCpuSeconds
  if (second < 2 * MIN_SECONDS) return undefined
  return second / Math.max(first, MIN_SECONDS)
}

/** @param {ShapeFigures} shape */
function describeGrowth(shape) {
  const growth = findGrowth(shape)
  if (growth === undefined) return 'not seen, pass'
  return `${growth.toFixed(1)} ${growth <= MAX_GROWTH ? 'pass' : '**fail**'}`
}

/**
 * @param {ShapeFigures} shape
 * @param {SizeFigures} figures
 * @param {string} growth
 */
function renderSize({name, unit}, figures, growth) {
  const kilobytes = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(1)
  return [
    name,
    `${figures.size} ${unit}`,
    String(figures.pages),
    figures.coldSeconds.toFixed(2),
    figures.coldCpuSeconds.toFixed(1),
    figures.warmSeconds.toFixed(2),
    (figures.peakBytes / 1e6).toFixed(0),
    kilobytes(figures.meanPageBytes),
    kilobytes(figures.largestPageBytes),
    growth
  ]
}
