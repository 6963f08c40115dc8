import type {TextSection} from '../../index-format/index-format.js'
import {HIGHEST_IMPACT} from '../../index-format/postings.js'
import {createKnownTerms, type KnownTerms, type NumberedTerm} from './known-terms.js'
import {createSums, type Sums} from './sums.js'

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

/** The impacts of terms on a section: the number of each term, followed by its impact. */
export type SectionImpacts = Int32Array

/** The texts of a page in which terms are counted. */
export interface CountedPage {
  title: string
  keywords: readonly string[]
  sections: readonly TextSection[]
}

/** Computes the impacts of terms on the sections of pages. */
export interface ImpactCounter {
  /** All terms so far, by number. */
  readonly terms: readonly string[]
  /**
   * Computes the impact of each term on each section of a page, as an integer from 1 to
   * `HIGHEST_IMPACT`.
   */
  count(page: CountedPage): SectionImpacts[]
}

/** Creates a counter. Pages of a part share one, because most of their words are the same. */
export function createImpactCounter(): ImpactCounter {
  const known = createKnownTerms()
  const impacts = createSums()
  const addField = createFieldAdder(known, impacts)
  const addText = createTextAdder(known, impacts)
  return {
    terms: known.terms,
    count({title, keywords, sections}) {
      const headings: {depth: number; text: string}[] = []
      return sections.map(([id, depth, heading, text]) => {
        while ((headings.at(-1)?.depth ?? 0) >= depth) headings.pop()
        addField(title, id === '' ? TITLE : TITLE_AROUND)
        for (const around of headings) addField(around.text, HEADING_AROUND)
        if (id === '') addField(keywords.join(' '), KEYWORD)
        else {
          addField(heading, HEADING)
          headings.push({depth, text: heading})
        }
        addText(text)
        return takeImpacts(impacts)
      })
    }
  }
}

function takeImpacts(impacts: Sums): SectionImpacts {
  const list: number[] = []
  impacts.drain((term, impact) => list.push(term, toStep(impact)))
  return new Int32Array(list)
}

function toStep(impact: number): number {
  return Math.max(1, Math.min(HIGHEST_IMPACT, Math.round(impact * STEPS)))
}

/** Factor for words that are part of a name. */
const INSIDE_NAME = 0.8

/**
 * Creates a function that adds the impacts of a short field. Words have more impact if the field
 * has few of them.
 */
function createFieldAdder(known: KnownTerms, impacts: Sums) {
  const counts = createSums()
  return (field: string, weight: number): void => {
    let length = 0
    known.countTerms(field, (term, count) => {
      length += Math.max(1, term.words.length - 0.5) * count
      addTerm(counts, term, term.words, count)
    })
    const share = weight / (0.75 + 0.25 * Math.sqrt(length))
    counts.drain((term, count) => impacts.add(term, share * Math.min(1, count)))
  }
}

/** Creates a function that adds the impacts of a section's text, without stop words. */
function createTextAdder(known: KnownTerms, impacts: Sums) {
  const counts = createSums()
  return (text: string): void => {
    known.countTerms(text, (term, count) => addTerm(counts, term, term.contentWords, count))
    const share = (LENGTH_SHARE * counts.total()) / USUAL_LENGTH
    const half = HALF_WAY * (1 - LENGTH_SHARE + share)
    counts.drain((term, count) => impacts.add(term, (TEXT * count) / (count + half)))
  }
}

function addTerm(
  counts: Sums,
  {words, names}: NumberedTerm,
  wanted: readonly number[],
  count: number
): void {
  const share = words.length > 1 ? INSIDE_NAME : 1
  for (const word of wanted) counts.add(word, share * count)
  for (const name of names) counts.add(name, count)
}
