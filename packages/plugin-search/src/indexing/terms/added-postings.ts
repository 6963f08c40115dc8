import type {Postings} from '../../index-format/postings.js'
import type {SectionImpacts} from './count-impacts.js'

/** The postings of new and changed pages, by term. */
export interface AddedPostings {
  /** Terms with postings, in no particular order. */
  readonly terms: readonly string[]
  /** First and last section of the pages. Absent without pages. */
  readonly range?: readonly [first: number, last: number]
  /** Returns the postings of a term, sorted by section. */
  get(term: string): Postings
}

/** A page, with the impacts of its terms by section. */
export interface PlacedPage {
  /** Number of the first section. */
  start: number
  impacts: readonly SectionImpacts[]
}

/**
 * Arranges impacts by term. A part has millions of them, so they're stored in typed arrays, and
 * lists are only created on request.
 *
 * @param pages - In ascending order of section numbers.
 * @param terms - Terms by number.
 */
export function arrangePostings(
  pages: readonly PlacedPage[],
  terms: readonly string[]
): AddedPostings {
  const ends = sumCounts(pages, terms.length)
  const count = ends.at(-1) ?? 0
  const sections = new Int32Array(count)
  const impacts = new Uint8Array(count)
  const next = Int32Array.from(terms, (_, term) => ends[term - 1] ?? 0)
  for (const {start, impacts: own} of pages)
    own.forEach((section, index) => {
      for (let at = 0; at < section.length; at += 2) {
        const term = section[at] ?? 0
        const place = next[term] ?? 0
        next[term] = place + 1
        sections[place] = start + index
        impacts[place] = section[at + 1] ?? 0
      }
    })
  const numbers = new Map(
    terms.flatMap((term, number) =>
      ends[number] === (ends[number - 1] ?? 0) ? [] : [[term, number]]
    )
  )
  return {
    terms: [...numbers.keys()],
    ...findRange(pages),
    get(term) {
      const number = numbers.get(term)
      if (number === undefined) return []
      const from = ends[number - 1] ?? 0
      const length = (ends[number] ?? 0) - from
      return Array.from({length}, (_, index) => [
        sections[from + index] ?? 0,
        impacts[from + index] ?? 0
      ])
    }
  }
}

/** Returns the number of postings up to and including each term. */
function sumCounts(pages: readonly PlacedPage[], terms: number): Int32Array {
  const counts = new Int32Array(terms)
  for (const {impacts} of pages)
    for (const section of impacts)
      for (let at = 0; at < section.length; at += 2) {
        const term = section[at] ?? 0
        counts[term] = (counts[term] ?? 0) + 1
      }
  let sum = 0
  return counts.map((count) => {
    sum += count
    return sum
  })
}

function findRange(pages: readonly PlacedPage[]): Pick<AddedPostings, 'range'> {
  const [first, last] = [pages[0], pages.at(-1)]
  return first && last ? {range: [first.start, last.start + last.impacts.length - 1]} : {}
}
