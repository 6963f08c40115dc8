import {renderTable} from '../bench-report.mjs'

/** @typedef {import('./measure-scale.mjs').ShapeFigures} ShapeFigures */
/** @typedef {import('./measure-shape.mjs').SizeFigures} SizeFigures */

/** Four times as much work for four times the size, and something for what only large sites do. */
const MOST_GROWTH = 4.6

/**
 * What sites that are large in one direction cost, as a Markdown table.
 *
 * @param {{machine: string, startSeconds: number, shapes: readonly ShapeFigures[]}} report
 *   `startSeconds`: a build of next to nothing, which is taken off before growth is judged
 */
export function renderScaleReport({machine, startSeconds, shapes}) {
  const head = ['Shape', 'Size', 'Pages', 'Cold s', 'Warm s', 'Peak MB', 'KB a page', 'Largest KB']
  const rows = shapes.flatMap((shape) => [
    renderSize(shape, shape.quarter, ''),
    renderSize(shape, shape.full, describeGrowth(shape, startSeconds))
  ])
  return [
    `Machine: ${machine}.`,
    `Growth is the time of a cold build in full to that of a quarter, ${startSeconds.toFixed(2)} s for starting taken off; above ${MOST_GROWTH} it grows faster than the site. KB of HTML, not compressed.`,
    renderTable([...head, 'Growth'], rows)
  ].join('\n\n')
}

/**
 * How many times the work of a quarter the whole takes.
 *
 * @param {ShapeFigures} shape
 * @param {number} startSeconds
 */
export function findGrowth({quarter, full}, startSeconds) {
  // Below a tenth of a second a figure says more of the machine than of the program.
  const work = (/** @type {SizeFigures} */ {coldSeconds}) =>
    Math.max(coldSeconds - startSeconds, 0.1)
  return work(full) / work(quarter)
}

/**
 * @param {ShapeFigures} shape
 * @param {number} startSeconds
 */
function describeGrowth(shape, startSeconds) {
  const growth = findGrowth(shape, startSeconds)
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
    figures.warmSeconds.toFixed(2),
    (figures.peakBytes / 1e6).toFixed(0),
    kilobytes(figures.meanPageBytes),
    kilobytes(figures.largestPageBytes),
    growth
  ]
}
