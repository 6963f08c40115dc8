import os from 'node:os'

/** @typedef {import('./measure-generator.mjs').GeneratorFigures} GeneratorFigures */
/** @typedef {import('./targets.mjs').LimitCheck} LimitCheck */

/** Describes the parts of a machine that affect figures. */
export function describeMachine() {
  const cpus = os.cpus()
  const memory = (os.totalmem() / 2 ** 30).toFixed(0)
  return `${cpus.length} × ${cpus[0]?.model.trim() ?? 'unknown CPU'}, ${memory} GiB memory, ${os.type()} ${os.release()}, Node ${process.versions.node}`
}

/**
 * Renders all figures as Markdown tables.
 *
 * @param {{machine: string, figures: readonly GeneratorFigures[], checks: readonly LimitCheck[]}} report
 */
export function renderReport({machine, figures, checks}) {
  return [
    `Machine: ${machine}.`,
    'Times are medians of whole processes; × is the ratio to the baseline, one thread that parses the same files with remark-parse and remark-gfm. Memory is the peak of the process tree over all builds. KB and MB are decimal.',
    renderBuilds(figures),
    renderWeights(figures),
    ...(checks.length > 0 ? [renderChecks(checks)] : [])
  ].join('\n\n')
}

/** @param {readonly GeneratorFigures[]} figures */
function renderBuilds(figures) {
  const head = [
    'Generator',
    'Pages',
    'Yardstick s',
    'Cold s',
    '×',
    'CPU s',
    'Warm s',
    '×',
    'One edit s',
    '×',
    'Peak MB',
    'Runs'
  ]
  return renderTable(head, figures.map(renderBuild))
}

/**
 * @param {GeneratorFigures} figures
 * @returns {string[]}
 */
function renderBuild({name, pages, runs, baseline, cold, warm, edit, stale}) {
  const times = (/** @type {number} */ value) => (value / baseline.seconds).toFixed(2)
  const peak = Math.max(cold.peakBytes, warm.peakBytes, edit.peakBytes)
  return [
    name,
    String(pages),
    baseline.seconds.toFixed(2),
    cold.seconds.toFixed(2),
    times(cold.seconds),
    cold.cpuSeconds?.toFixed(1) ?? '–',
    warm.seconds.toFixed(2),
    times(warm.seconds),
    `${edit.seconds.toFixed(2)}${stale ? ' stale!' : ''}`,
    times(edit.seconds),
    (peak / 1e6).toFixed(0),
    String(runs)
  ]
}

/** @param {readonly GeneratorFigures[]} figures */
function renderWeights(figures) {
  const head = [
    'Generator',
    'Pages',
    'Main JS KB',
    'All JS KB',
    'CSS KB',
    'HTML KB',
    'Output KB per page',
    'Warm = cold'
  ]
  const kilobytes = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(1)
  const rows = figures.map(({name, pages, weight, outputBytes, repeatable}) => [
    name,
    String(pages),
    kilobytes(weight.mainJs),
    kilobytes(weight.js),
    kilobytes(weight.css),
    kilobytes(weight.html),
    kilobytes(outputBytes / pages),
    repeatable ? 'yes' : 'no'
  ])
  return `One documentation page, gzip:\n\n${renderTable(head, rows)}`
}

/**
 * Renders the limits, and whether each is met.
 *
 * @param {readonly LimitCheck[]} checks
 */
export function renderChecks(checks) {
  const rows = checks.map(({pages, name, value, target, pass}) => [
    String(pages),
    name,
    value,
    target,
    pass ? 'pass' : '**fail**'
  ])
  return `Targets:\n\n${renderTable(['Pages', 'Figure', 'Measured', 'Target', ''], rows)}`
}

/**
 * Renders a Markdown table. All columns except the first contain figures.
 *
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows
 */
export function renderTable(head, rows) {
  const line = (/** @type {readonly string[]} */ cells) => `| ${cells.join(' | ')} |`
  const rule = head.map((_, index) => (index === 0 ? '---' : '---:'))
  return [head, rule, ...rows].map(line).join('\n')
}
