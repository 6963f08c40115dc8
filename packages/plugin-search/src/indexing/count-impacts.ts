import {HIGHEST_IMPACT} from '../index-format/postings.js'
import {type CutTerm, countTerms, isStopWord} from '../words/terms.js'
import type {SearchedPage} from './searched-page.js'

/** Impact of each occurrence of a word, depending on the field. */
const TITLE = 4.5
const HEADING = 2.6
const KEYWORD = 1.5
/**
 * Impact of words in the page title and in parent headings, since they also describe the section.
 */
const TITLE_AROUND = 0.7
const HEADING_AROUND = 0.5
/** Maximum impact of a word in the text, however often it occurs. */
const TEXT = 1.6

/**
 * Number of occurrences that yield half of the maximum impact, and how much the length of the text
 * affects it.
 */
const HALF_WAY = 1.4
const LENGTH_SHARE = 0.35
/** Number of words in a typical section. */
const USUAL_LENGTH = 90

/** Number of steps between an impact of 0 and 1. */
const STEPS = HIGHEST_IMPACT / 7.5

/**
 * Cache of pieces of text and their terms. It holds one entry for each distinct piece in a part.
 */
export type KnownTerms = Map<string, readonly CutTerm[]>

/**
 * Computes the impact of each term on each section of a page, as an integer from 1 to
 * `HIGHEST_IMPACT`.
 */
export function countImpacts(page: SearchedPage, known: KnownTerms): Map<string, number>[] {
  const headings: {depth: number; text: string}[] = []
  return page.sections.map(([id, depth, heading, text]) => {
    const impacts = new Map<string, number>()
    while ((headings.at(-1)?.depth ?? 0) >= depth) headings.pop()
    const add = (field: string, weight: number) =>
      addField(impacts, countTerms(field, known), weight)
    add(page.title, id === '' ? TITLE : TITLE_AROUND)
    for (const around of headings) add(around.text, HEADING_AROUND)
    if (id === '') add(page.keywords.join(' '), KEYWORD)
    else {
      add(heading, HEADING)
      headings.push({depth, text: heading})
    }
    addText(impacts, countTerms(text, known))
    return new Map([...impacts].map(([term, impact]) => [term, toStep(impact)]))
  })
}

function toStep(impact: number): number {
  return Math.max(1, Math.min(HIGHEST_IMPACT, Math.round(impact * STEPS)))
}

/** Adds the impacts of a short field. Words have more impact if the field has few of them. */
function addField(
  impacts: Map<string, number>,
  terms: ReadonlyMap<CutTerm, number>,
  weight: number
): void {
  let length = 0
  for (const [{words}, count] of terms) length += Math.max(1, words.length - 0.5) * count
  const share = weight / (0.75 + 0.25 * Math.sqrt(length))
  for (const [term, count] of sumUp(terms, () => true))
    impacts.set(term, (impacts.get(term) ?? 0) + share * Math.min(1, count))
}

function addText(impacts: Map<string, number>, terms: ReadonlyMap<CutTerm, number>): void {
  const counts = sumUp(terms, (word) => !isStopWord(word))
  let length = 0
  for (const count of counts.values()) length += count
  const half = HALF_WAY * (1 - LENGTH_SHARE + (LENGTH_SHARE * length) / USUAL_LENGTH)
  for (const [term, count] of counts)
    impacts.set(term, (impacts.get(term) ?? 0) + (TEXT * count) / (count + half))
}

/** Factor for words that are part of a name. */
const INSIDE_NAME = 0.8

function sumUp(
  terms: ReadonlyMap<CutTerm, number>,
  isWanted: (word: string) => boolean
): Map<string, number> {
  const counts = new Map<string, number>()
  const add = (term: string, count: number) => counts.set(term, (counts.get(term) ?? 0) + count)
  for (const [{words, names}, count] of terms) {
    const share = words.length > 1 ? INSIDE_NAME : 1
    for (const word of words) if (isWanted(word)) add(word, share * count)
    for (const name of names) add(name, count)
  }
  return counts
}
