import {HASH_RANGE, hashText} from './hash-text.js'
import type {TermTable} from './term-table.js'

/** Minimum size of a terms file, in characters. A query fetches a whole file per word and part. */
export const MIN_TERMS = 4_000
/** Average and maximum size of a file beyond the minimum, in characters. */
const FURTHER = 3_500
const MAX_FURTHER = 10_000
/**
 * Number of characters in the file for each term besides the term and its postings, such as quotes.
 */
const AROUND = 6

/** A range of terms that are stored in the same file. */
export interface TermRange {
  from: number
  /** Index of the first term after the range. */
  to: number
}

/** The terms and the hash of an existing terms file. */
export interface KnownTermsFile {
  first: string
  last: string
  count: number
  hash: string
}

/**
 * Splits sorted terms into files. Where a file starts depends on the hash of its first term, so
 * adding or changing terms rarely moves the boundaries of other files.
 *
 * @param minimum - Minimum size of a file.
 */
export function cutTerms(
  {terms, postings}: Pick<TermTable, 'terms' | 'postings'>,
  minimum: number
): TermRange[] {
  const ranges: TermRange[] = []
  let from = 0
  let size = 0
  terms.forEach((term, index) => {
    const length = term.length + (postings[index]?.length ?? 0) + AROUND
    if (size >= minimum && (isStart(term, length) || size >= minimum + MAX_FURTHER)) {
      ranges.push({from, to: index})
      from = index
      size = 0
    }
    size += length
  })
  return from < terms.length ? [...ranges, {from, to: terms.length}] : ranges
}

/**
 * Decides from a hash whether a term starts a file. The longer its postings, the more likely it is.
 * Their length is rounded, so small changes don't affect the result.
 */
function isStart(term: string, length: number): boolean {
  const rounded = 2 ** Math.round(Math.log2(length))
  return hashText(term) < (rounded / FURTHER) * HASH_RANGE
}

/**
 * Returns a short lower bound for the terms of a file that sorts after all terms of the previous
 * file.
 */
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
