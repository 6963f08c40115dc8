import {renderTable} from '../bench-report.mjs'

/**
 * @typedef {import('./measure-readers.mjs').ReaderFigures} ReaderFigures
 * @typedef {import('./reader-targets.mjs').ReaderVerdict} ReaderVerdict
 */

/**
 * Peers on the same profiles, measured on the machine in the README's table: the same docs page of
 * a 1,000-page corpus.
 */
const PEERS = Object.freeze([
  ['Docusaurus Faster 3.10', '776', '776', '315', '63'],
  ['VitePress 1.6', '1152', '1152', '642', '89'],
  ['Rspress 2.0', '992', '992', '580', '114'],
  ['Starlight 0.42', '540', '760', '18', '148']
])

/**
 * Renders the figures as Markdown tables.
 *
 * @param {{machine: string, figures: ReaderFigures, checks: readonly ReaderVerdict[]}} report
 */
export function renderReaderReport({machine, figures, checks}) {
  const sections = [
    renderLighthouse(figures),
    renderSlowPhone(figures),
    renderPeers(figures),
    renderInteractions(figures)
  ]
  return [
    `Machine: ${machine}.`,
    ...sections.filter((section) => section !== ''),
    renderChecks(checks)
  ].join('\n\n')
}

/** @param {ReaderFigures} figures */
function renderLighthouse({lighthouse}) {
  if (!lighthouse) return ''
  const rows = lighthouse.map((one) => [
    one.kind,
    ...[one.performance, one.accessibility, one.bestPractices, one.seo].map(String),
    one.shift.toFixed(3),
    one.failed.join(', ') || '–'
  ])
  const head = [
    'Page',
    'Performance',
    'Accessibility',
    'Best practices',
    'SEO',
    'CLS',
    'Costs points'
  ]
  return `Lighthouse, mobile, medians:\n\n${renderTable(head, rows)}`
}

/** @param {ReaderFigures} figures */
function renderSlowPhone({slowPhone}) {
  if (!slowPhone) return ''
  const rows = slowPhone.map((one) => [
    one.kind,
    ...[one.fcp, one.lcp, one.blocking, one.longest].map((value) => value.toFixed(0)),
    one.shift.toFixed(3),
    one.requests.toFixed(0),
    (one.bytes / 1000).toFixed(1)
  ])
  const head = ['Page', 'FCP ms', 'LCP ms', 'TBT ms', 'Longest task ms', 'CLS', 'Requests', 'KB']
  return `A slow phone (4× CPU, 1.6 Mbit/s, 150 ms round trip), medians; requests and bytes until the page is loaded:\n\n${renderTable(head, rows)}`
}

/** @param {ReaderFigures} figures */
function renderInteractions({interactions}) {
  if (!interactions) return ''
  const rows = interactions.map((one) => [
    one.kind,
    ...[one.count, one.median, one.p95].map((value) => value.toFixed(0))
  ])
  const head = ['Interaction', 'Inputs', 'Median ms', 'p95 ms']
  return `Interaction to next paint, 4× CPU:\n\n${renderTable(head, rows)}`
}

/** @param {ReaderFigures} figures */
function renderPeers({slowPhone, navigation}) {
  if (!slowPhone && navigation === undefined) return ''
  const doc = slowPhone?.find(({kind}) => kind === 'generated document')
  const show = (/** @type {number | undefined} */ value) => value?.toFixed(0) ?? '–'
  const own = ['Lectern', show(doc?.fcp), show(doc?.lcp), show(doc?.blocking), show(navigation)]
  const head = ['Documentation page', 'FCP ms', 'LCP ms', 'TBT ms', 'Click to heading ms']
  return `Beside figures of peers, taken on another day; all but the click on the same generated page:\n\n${renderTable(head, [own, ...PEERS.map((row) => [...row])])}`
}

/** @param {readonly ReaderVerdict[]} checks */
function renderChecks(checks) {
  const rows = checks.map(({page, name, value, target, pass}) => [
    page,
    name,
    value,
    target,
    pass ? 'pass' : 'FAIL'
  ])
  return renderTable(['Page', 'Target', 'Value', 'Limit', ''], rows)
}
