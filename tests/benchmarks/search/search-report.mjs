import {renderTable} from '../bench-report.mjs'

/**
 * @typedef {import('./measure-relevance.mjs').KindFigures} KindFigures
 * @typedef {import('./measure-search-scale.mjs').SearchScaleFigures} SearchScaleFigures
 * @typedef {{name: string, value: string, target: string, pass: boolean}} SearchVerdict
 */

const OWN = 'Lectern'

/** Limits for 10,000 pages. */
const LIMITS = Object.freeze({indexSeconds: 20, firstQueryBytes: 150_000, p95: 60})

/**
 * Returns the means over all queries of any type.
 *
 * @param {readonly KindFigures[]} figures
 */
export function joinKinds(figures) {
  const count = figures.reduce((sum, {queries}) => sum + queries, 0)
  const names = Object.keys(figures[0]?.ratings ?? {})
  const mean = (/** @type {string} */ name, /** @type {'mrr' | 'recall'} */ field) =>
    figures.reduce((sum, one) => sum + (one.ratings[name]?.[field] ?? 0) * one.queries, 0) /
    Math.max(1, count)
  return {
    count,
    engines: names.map((name) => ({name, mrr: mean(name, 'mrr'), recall: mean(name, 'recall')}))
  }
}

/**
 * Checks that our engine is the best over all queries in both figures, and that large sites meet
 * their limits.
 *
 * @param {readonly KindFigures[]} figures
 * @param {SearchScaleFigures} [scale]
 * @returns {SearchVerdict[]}
 */
export function checkSearch(figures, scale) {
  const {engines} = joinKinds(figures)
  const own = engines.find(({name}) => name === OWN)
  const best = (/** @type {'mrr' | 'recall'} */ field) =>
    engines.filter(({name}) => name !== OWN).sort((left, right) => right[field] - left[field])[0]
  const relevance = /** @type {const} */ (['mrr', 'recall']).flatMap((field) => {
    const other = best(field)
    if (!own || !other) return []
    const name = field === 'mrr' ? 'MRR' : 'Recall@5'
    const target = `> ${other[field].toFixed(3)} (${other.name})`
    return [{name, value: own[field].toFixed(3), target, pass: own[field] > other[field]}]
  })
  return [...relevance, ...(scale ? checkScale(scale) : [])]
}

/**
 * @param {SearchScaleFigures} scale
 * @returns {SearchVerdict[]}
 */
function checkScale({pages, indexSeconds, firstQueryBytes, p95}) {
  const at = `${pages} pages: `
  return [
    {
      name: `${at}index, s`,
      value: indexSeconds.toFixed(1),
      target: `≤ ${LIMITS.indexSeconds}`,
      pass: indexSeconds <= LIMITS.indexSeconds
    },
    {
      name: `${at}first query, KB`,
      value: (firstQueryBytes / 1000).toFixed(1),
      target: `≤ ${LIMITS.firstQueryBytes / 1000}`,
      pass: firstQueryBytes <= LIMITS.firstQueryBytes
    },
    {
      name: `${at}query, ms (95 of 100)`,
      value: p95.toFixed(1),
      target: `≤ ${LIMITS.p95}`,
      pass: p95 <= LIMITS.p95
    }
  ]
}

/**
 * Renders the figures as Markdown tables.
 *
 * @param {{machine: string, relevance: readonly KindFigures[], scale?: SearchScaleFigures, checks: readonly SearchVerdict[]}} report
 */
export function renderSearchReport({machine, relevance, scale, checks}) {
  const names = Object.keys(relevance[0]?.ratings ?? {})
  const head = ['Queries', 'Count', ...names.flatMap((name) => [`${name} MRR`, 'R@5'])]
  const show = (/** @type {{mrr: number, recall: number}[]} */ ratings) =>
    ratings.flatMap(({mrr, recall}) => [mrr.toFixed(3), recall.toFixed(3)])
  const rows = relevance.map(({kind, queries, ratings}) => [
    kind,
    String(queries),
    ...show(Object.values(ratings))
  ])
  const {count, engines} = joinKinds(relevance)
  const missed = relevance.flatMap(({ratings}) => ratings[OWN]?.missed ?? [])
  return [
    `Machine: ${machine}.`,
    'MRR: mean of 1 ÷ the rank of the first answer. R@5: share of the answers among the first five.',
    renderTable(head, [...rows, ['**all**', String(count), ...show(engines)]]),
    `Not among the first five of Lectern: ${missed.join(' · ') || 'none'}.`,
    ...(scale ? [renderScale(scale)] : []),
    renderTable(
      ['Target', 'Value', 'Limit', ''],
      checks.map(({name, value, target, pass}) => [name, value, target, pass ? 'pass' : 'FAIL'])
    )
  ].join('\n\n')
}

/** @param {SearchScaleFigures} scale */
function renderScale(scale) {
  const head = [
    'Pages',
    'Index s',
    'Index MB',
    'First query KB',
    'Files',
    'Query ms (median)',
    'p95',
    'One edit: files',
    'of',
    's'
  ]
  const row = [
    String(scale.pages),
    scale.indexSeconds.toFixed(1),
    (scale.indexBytes / 1e6).toFixed(1),
    (scale.firstQueryBytes / 1000).toFixed(1),
    String(scale.firstQueryFiles),
    scale.median.toFixed(1),
    scale.p95.toFixed(1),
    String(scale.edit.changed),
    String(scale.edit.files),
    scale.edit.seconds.toFixed(1)
  ]
  return renderTable(head, [row])
}
