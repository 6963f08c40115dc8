import {renderTable} from '../bench-report.mjs'

/** @typedef {import('./measure-scale.mjs').ShapeFigures} ShapeFigures */
/** @typedef {import('./measure-shape.mjs').SizeFigures} SizeFigures */

/** Four times as much work for four times the size, and something for what only large sites do. */
const MOST_GROWTH = 4.6

/**
 * What sites that are large in one direction cost, as a Markdown table.
 *
 * @param {{machine: string, startCpuSeconds: number, shapes: readonly ShapeFigures[]}} report
 *   `startCpuSeconds`: a build of next to nothing, which is taken off before growth is judged
 */
export function renderScaleReport({machine, startCpuSeconds, shapes}) {
  const head = ['Shape', 'Size', 'Pages', 'Cold s', 'CPU s', 'Warm s', 'Peak MB']
  const rows = shapes.flatMap((shape) => [
    renderSize(shape, shape.quarter, ''),
    renderSize(shape, shape.full, describeGrowth(shape, startCpuSeconds))
  ])
  return [
    `Machine: ${machine}.`,
    `Growth is the processor time of a cold build in full to that of a quarter, ${startCpuSeconds.toFixed(2)} s for starting taken off; above ${MOST_GROWTH} it grows faster than the site. KB of HTML, not compressed.`,
    renderTable([...head, 'KB a page', 'Largest KB', 'Growth'], rows)
  ].join('\n\n')
}

/**
 * How many times the work of a quarter the whole takes.
 *
 * @param {ShapeFigures} shape
 * @param {number} startCpuSeconds
 */
export function findGrowth({quarter, full}, startCpuSeconds) {
  // Below a tenth of a second a figure says more of the machine than of the program.
  const work = (/** @type {SizeFigures} */ {coldSeconds}) =>
    Math.max(coldSeconds - startCpuSeconds, 0.1)
  return work(full) / work(quarter)
}

/**
 * @param {ShapeFigures} shape
 * @param {number} startCpuSeconds
 */
function describeGrowth(shape, startCpuSeconds) {
  const growth = findGrowth(shape, startCpuSeconds)
  return `${growth.toFixed(1)} ${growth <= MOST_GROWTH ? 'pass' : '**fail**'}`
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
