import {renderTable, renderChecks} from '../bench-report.mjs'

/** @typedef {import('./measure-dev.mjs').DevFigures} DevFigures */

/**
 * Renders the figures of the development server as Markdown tables.
 *
 * @param {{machine: string, figures: readonly DevFigures[], checks: readonly import('../targets.mjs').LimitCheck[]}} report
 */
export function renderDevReport({machine, figures, checks}) {
  const sections = [renderStarts(figures), renderEdits(figures), renderMemory(figures)]
  return [
    `Machine: ${machine}.`,
    ...sections.filter((section) => section !== ''),
    renderChecks(checks)
  ].join('\n\n')
}

/** @param {readonly DevFigures[]} figures */
function renderStarts(figures) {
  const rows = figures.flatMap(({pages, starts}) => {
    if (!starts) return []
    return /** @type {const} */ (['cold', 'warm']).map((kind) => {
      const {listening, html, visible, complete, cpu} = starts[kind]
      const seconds = [listening, html, visible, complete, cpu].map((value) => value.toFixed(2))
      return [String(pages), kind, ...seconds, String(starts.runs)]
    })
  })
  if (rows.length === 0) return ''
  const head = [
    'Pages',
    'Start',
    'Listening s',
    'HTML s',
    'Visible s',
    'Complete s',
    'Server CPU s',
    'Runs'
  ]
  return `From the command to a page that was never visited before, in Chromium; cold without \`.site\`; medians:\n\n${renderTable(head, rows)}`
}

/** @param {readonly DevFigures[]} figures */
function renderEdits(figures) {
  const rows = figures.flatMap(({pages, edits}) => {
    if (!edits) return []
    return /** @type {const} */ (['text', 'component', 'style']).map((kind) => {
      const {median, p95, count} = edits[kind]
      return [String(pages), kind, median.toFixed(0), p95.toFixed(0), String(count)]
    })
  })
  if (rows.length === 0) return ''
  const head = ['Pages', 'Edit', 'Median ms', '95% ms', 'Edits']
  return `From the saved file to the painted change in an open page:\n\n${renderTable(head, rows)}`
}

/** @param {readonly DevFigures[]} figures */
function renderMemory(figures) {
  const megabytes = (/** @type {number} */ bytes) => (bytes / 1e6).toFixed(1)
  const rows = figures.flatMap(({pages, memory}) => {
    if (!memory) return []
    return /** @type {const} */ (['resident', 'heap']).map((kind) => {
      const {visits, edits} = memory[kind]
      return [String(pages), kind, megabytes(visits), ...edits.map(megabytes)]
    })
  })
  if (rows.length === 0) return ''
  const head = ['Pages', 'MB', '300 visits', '100 edits', '200 edits', '300 edits']
  return `Memory of the server’s processes; heap is what is left of it after a collection:\n\n${renderTable(head, rows)}`
}
