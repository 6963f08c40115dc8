import {HASH_RANGE, hashText} from './hash-text.js'
import type {TermTable} from './term-table.js'

/** Minimum size of a terms file in characters. A query fetches one file per word and part. */
export const LEAST_TERMS = 4_000
/** Average and maximum number of characters beyond the minimum. */
const FURTHER = 3_500
const MOST_FURTHER = 10_000
/** Characters around a term and its postings. */
const AROUND = 6

/** A range of terms that share a file. */
export interface TermRange {
  from: number
  /** Index after the last term. */
  to: number
}

/** The range and the hash of a terms file. */
export interface KnownTermsFile {
  first: string
  last: string
  count: number
  hash: string
}

/**
 * Splits sorted terms into files. A file starts at terms with certain hashes, so the limits of most files stay the same
 * if terms are added or if their postings change.
 *
 * @param least - Minimum size of a file.
 */
export function cutTerms(
  {terms, postings}: Pick<TermTable, 'terms' | 'postings'>,
  least: number
): TermRange[] {
  const ranges: TermRange[] = []
  let from = 0
  let size = 0
  terms.forEach((term, index) => {
    const length = term.length + (postings[index]?.length ?? 0) + AROUND
    if (size >= least && (isStart(term, length) || size >= least + MOST_FURTHER)) {
      ranges.push({from, to: index})
      from = index
      size = 0
    }
    size += length
  })
  return from < terms.length ? [...ranges, {from, to: terms.length}] : ranges
}

/** Selects terms at random. Longer postings are more likely to start a file; their length is rounded. */
function isStart(term: string, length: number): boolean {
  const rounded = 2 ** Math.round(Math.log2(length))
  return hashText(term) < (rounded / FURTHER) * HASH_RANGE
}

/** Returns a short lower bound for the terms of a file, after all terms of the previous file. */
export function startOf(terms: readonly string[], {from}: TermRange): string {
  const term = terms[from] ?? ''
  const previous = terms[from - 1]
  if (previous === undefined) return ''
  let shared = 0
  while (shared < previous.length && previous[shared] === term[shared]) shared += 1
  return term.slice(0, shared + 1)
}

/** Creates the content of a terms file. */
export function writeTerms({terms, postings}: TermTable, {from, to}: TermRange): string {
  const lines = terms
    .slice(from, to)
    .map((term, index) => `${JSON.stringify(term)}:"${postings[from + index] ?? ''}"`)
  return `{${lines.join(',')}}`
}
