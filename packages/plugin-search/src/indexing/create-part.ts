import type {TextPage} from '../index-format/index-format.js'
import {type AddedPostings, arrangePostings} from './terms/added-postings.js'
import {createImpactCounter, type SectionImpacts} from './terms/count-impacts.js'
import type {ListedPage} from './list-pages.js'
import {placePages} from './place-pages.js'
import type {KnownTermsFile} from './terms/cut-terms.js'
import type {SearchedPage} from './searched-page.js'
import {NO_TERMS, type TermTable, updateTerms} from './terms/term-table.js'

/** A page in a part. */
export interface IndexedPage {
  routePath: string
  /** Hash of the page's indexed data. */
  key: string
  /** Number of the page's first section. */
  start: number
  sections: number
}

/**
 * The terms of pages that are searched together. Their order and encoding depend only on the pages,
 * not on earlier builds.
 */
export interface StoredPart {
  /** Sorted by `sortPages`. */
  pages: readonly IndexedPage[]
  terms: TermTable
  /** Terms files that were created from this part. */
  termsFiles: readonly KnownTermsFile[]
}

/** An updated part, with the terms files of its previous version. */
export interface Part extends StoredPart {
  /** Terms that are new or whose postings have changed since the previous version. */
  changed: ReadonlySet<string>
}

/** A part without pages. */
export const NO_PART: StoredPart = Object.freeze({pages: [], terms: NO_TERMS, termsFiles: []})

/** A page. If it was read, includes the impacts of its terms by section. */
interface ReadPage {
  listed: ListedPage
  sections: number
  impacts?: readonly SectionImpacts[]
}

/** Maximum number of characters of a section to display. All of its text is searchable. */
const SHOWN_LENGTH = 8_000

/**
 * Indexes pages. Skips pages that the previous version of the part already contains.
 *
 * @param listed - Sorted by `sortPages`.
 * @param take - Receives each page that is read, with its data for results.
 */
export async function createPart(
  listed: readonly ListedPage[],
  last: StoredPart,
  take: (page: ListedPage, text: string) => void = () => {}
): Promise<Part> {
  const counter = createImpactCounter()
  const lastPages = new Map(last.pages.map((page) => [page.routePath, page]))
  const read: ReadPage[] = []
  for (const page of listed) {
    const old = lastPages.get(page.routePath)
    if (old?.key === page.key) {
      read.push({listed: page, sections: old.sections})
      continue
    }
    const searched = await readPage(page)
    take(page, JSON.stringify(showPage(searched)))
    const impacts = counter.count(searched)
    read.push({listed: page, sections: impacts.length, impacts})
  }
  const starts = placePages(read.map(({listed: {routePath}, sections}) => ({routePath, sections})))
  const pages = read.map(({listed: {routePath, key}, sections}, index) => ({
    ...{routePath, key, sections},
    start: starts[index] ?? 0
  }))
  const changes = {
    moved: listMoved(last.pages, pages),
    added: listAdded(read, starts, counter.terms)
  }
  const {table, changed} = updateTerms(last.terms, changes)
  return {pages, terms: table, changed, termsFiles: last.termsFiles}
}

async function readPage({readSections, ...page}: ListedPage): Promise<SearchedPage> {
  return {...page, sections: await readSections()}
}

/** Returns the content of a page's text file. */
export async function readText(page: ListedPage): Promise<string> {
  return JSON.stringify(showPage(await readPage(page)))
}

function showPage({url, title, group, sections}: SearchedPage): TextPage {
  return {
    url,
    title,
    group,
    sections: sections.map(([id, depth, heading, text]) => [
      id,
      depth,
      heading,
      text.slice(0, SHOWN_LENGTH)
    ])
  }
}

/** Returns the new number of each section. Sections of changed and removed pages get -1. */
function listMoved(before: readonly IndexedPage[], after: readonly IndexedPage[]): Int32Array {
  const end = before.reduce((maximum, {start, sections}) => Math.max(maximum, start + sections), 0)
  // Unused numbers map to themselves, which keeps the range of changes small.
  const moved = Int32Array.from({length: end}, (_, section) => section)
  const pages = new Map(after.map((page) => [page.routePath, page]))
  for (const {routePath, key, start, sections} of before) {
    const page = pages.get(routePath)
    for (let own = 0; own < sections; own++)
      moved[start + own] = page?.key === key ? page.start + own : -1
  }
  return moved
}

function listAdded(
  pages: readonly ReadPage[],
  starts: readonly number[],
  terms: readonly string[]
): AddedPostings {
  const added = pages.flatMap(({impacts}, page) =>
    impacts ? [{start: starts[page] ?? 0, impacts}] : []
  )
  return arrangePostings(added, terms)
}
