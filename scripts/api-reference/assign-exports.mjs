import {describeExport} from './describe-export.mjs'
import {DESCRIBED_ELSEWHERE} from './entry-points.mjs'

/** @typedef {import('./read-program.mjs').Program} Program */
/** @typedef {import('./entry-points.mjs').ReferencePage} ReferencePage */
/** @typedef {import('./describe-export.mjs').Described} Described */
/** @typedef {import('ts-morph').ts.Symbol} TsSymbol */

/**
 * Exports below one heading.
 *
 * @typedef {{title: string, about?: string, entries: readonly Described[]}} PlacedSection
 */

/** @typedef {{page: ReferencePage, sections: readonly PlacedSection[]}} AssignedPage */

const KINDS = /** @type {const} */ (['Components', 'Hooks', 'Functions', 'Types'])

/**
 * Assigns each export to a page. Types that exports mention are added to the same page, either
 * below the plugin's heading or at the end.
 *
 * @param {Program} program
 * @param {readonly ReferencePage[]} pages
 * @returns {readonly AssignedPage[]}
 */
export function assignExports(program, pages) {
  const exported = pages.map((page) =>
    page.sections.map((section) => listSection(program, section))
  )
  /** @type {Set<TsSymbol>} */
  const assigned = new Set(exported.flat(2))
  return pages.flatMap((page, index) => {
    const sections = page.sections.flatMap(({title, about}, at) => {
      const own = (exported[index]?.[at] ?? []).map((symbol) => describeExport(program, symbol))
      if (!title) return splitByKind(own)
      return [{title, about, entries: [...own, ...assignMentions(program, own, assigned)]}]
    })
    const entries = sections.flatMap((section) => section.entries)
    const related = assignMentions(program, entries, assigned)
    return placeRelated({page, sections}, sortByName(related))
  })
}

/**
 * Adds related types to the end of a page or to separate pages.
 *
 * @param {AssignedPage} assigned
 * @param {readonly Described[]} related Sorted by name.
 * @returns {readonly AssignedPage[]}
 */
function placeRelated({page, sections}, related) {
  const {relatedPages, related: about} = page
  if (related.length === 0) return [{page, sections}]
  if (!relatedPages)
    return [{page, sections: [...sections, {title: 'Related types', about, entries: related}]}]
  let start = 0
  const pages = relatedPages.map(({until, ...own}) => {
    const found = until === '' ? -1 : related.findIndex(({name}) => name >= until)
    const end = found === -1 ? related.length : found
    const entries = related.slice(start, end)
    start = end
    const content = {...page, ...own, intro: about, sections: [], relatedPages: undefined}
    return {page: content, sections: [{title: 'Types', entries}]}
  })
  return [{page, sections}, ...pages]
}

/**
 * @param {Program} program
 * @param {import('./entry-points.mjs').Section} section
 */
function listSection(program, {entry, names}) {
  const symbols = program.listExports(entry)
  if (!names) return [...symbols]
  return names.map((name) => {
    const symbol = symbols.find((candidate) => candidate.name === name)
    if (!symbol) throw new Error(`${entry} doesn't export ${name}.`)
    return symbol
  })
}

/**
 * @param {readonly Described[]} entries
 * @returns {readonly PlacedSection[]}
 */
function splitByKind(entries) {
  return KINDS.map((title) => ({
    title,
    entries: sortByName(entries.filter(({kind}) => kind === title))
  })).filter((section) => section.entries.length > 0)
}

/**
 * Describes the types that entries mention directly or indirectly, unless they're already on a
 * page.
 *
 * @param {Program} program
 * @param {readonly Described[]} entries
 * @param {Set<TsSymbol>} assigned Exports that are on a page. The described types are added.
 * @returns {readonly Described[]}
 */
function assignMentions(program, entries, assigned) {
  /** @type {Described[]} */
  const claimed = []
  const waiting = entries.flatMap(({mentions}) => mentions)
  for (const symbol of waiting) {
    if (assigned.has(symbol) || DESCRIBED_ELSEWHERE.has(symbol.name)) continue
    assigned.add(symbol)
    const described = describeExport(program, symbol)
    claimed.push(described)
    waiting.push(...described.mentions)
  }
  return claimed
}

/** @param {readonly Described[]} entries */
function sortByName(entries) {
  return [...entries].sort((left, right) => (left.name < right.name ? -1 : 1))
}
