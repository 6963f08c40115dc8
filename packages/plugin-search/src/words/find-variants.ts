import {stemmer} from 'stemmer'
import {isUnspaced} from './terms.js'

/** A term that matches a query word, and how well: 1 for an exact match. */
export interface Variant {
  term: string
  share: number
}

/** Score of a word with the same stem, such as `configure` for `configuration`. */
const SAME_STEM = 0.82
/** Score of a longer word that starts with the query word, if the query word may be incomplete. */
const BEGINNING = 0.8
/** Score of a longer word that starts with the query word, if the query word is complete. */
const INSIDE = 0.45

/** Returns a prefix that is common to all terms that match a word. */
export function commonBase(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word
  // `query` and `queries` have the stem `queri`, so the common prefix excludes the last letter.
  const stem = stemmer(word).replace(/i$/, '')
  let shared = 0
  while (shared < stem.length && stem[shared] === word[shared]) shared += 1
  return word.slice(0, Math.max(3, shared))
}

/**
 * Scores how well a term matches a query word. Returns `undefined` if it doesn't.
 *
 * @param term - Starts with `commonBase(word)`.
 */
export function rateTerm(word: string, term: string, isOpen: boolean): number | undefined {
  if (term === word) return 1
  const sameStem = isSameStem(word, term) ? SAME_STEM : undefined
  // A single letter says little, but text without spaces consists of pairs of characters.
  const isLetter = word.length < 2 && !isUnspaced(word)
  if (!term.startsWith(word) || isLetter) return sameStem
  const beginning = (isOpen ? BEGINNING : INSIDE) * Math.sqrt(word.length / term.length)
  return Math.max(sameStem ?? 0, beginning)
}

function isSameStem(word: string, term: string): boolean {
  return /^[a-z]{3,}$/.test(word) && /^[a-z]{3,}$/.test(term) && stemOf(word) === stemOf(term)
}

/**
 * Normalizes a final `y`, because `deploy` has the stem `deploi`, but `deployment` has the stem
 * `deploy`.
 */
function stemOf(word: string): string {
  return stemmer(word).replace(/y$/, 'i')
}
