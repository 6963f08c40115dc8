import {stemmer} from 'stemmer'

/** A term in the index that matches a query word, with its score: 1 for an exact match. */
export interface Variant {
  term: string
  share: number
}

/** Inflected or derived form of the word: `configure` for `configuration`. */
const SAME_STEM = 0.82
/** Longer word with this prefix, if the query word may be incomplete. */
const BEGINNING = 0.8
/** Longer word with this prefix, if the query word is complete. */
const INSIDE = 0.45

/** Returns a prefix that all terms that match a word have in common. */
export function commonBase(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word
  // `query` and `queries` have the stem `queri`. Their common prefix ends before its last letter.
  const stem = stemmer(word).replace(/i$/, '')
  let shared = 0
  while (shared < stem.length && stem[shared] === word[shared]) shared += 1
  return word.slice(0, Math.max(3, shared))
}

/**
 * Scores a term for a query word. Returns `undefined` if it doesn't match.
 *
 * @param term - Starts with `commonBase(word)`.
 */
export function rateTerm(word: string, term: string, isOpen: boolean): number | undefined {
  if (term === word) return 1
  const sameStem = isSameStem(word, term) ? SAME_STEM : undefined
  if (!term.startsWith(word) || word.length < 2) return sameStem
  const beginning = (isOpen ? BEGINNING : INSIDE) * Math.sqrt(word.length / term.length)
  return Math.max(sameStem ?? 0, beginning)
}

function isSameStem(word: string, term: string): boolean {
  return /^[a-z]{3,}$/.test(word) && /^[a-z]{3,}$/.test(term) && stemOf(word) === stemOf(term)
}

/** `deploy` has the stem `deploi`, but `deployment` has the stem `deploy`. */
function stemOf(word: string): string {
  return stemmer(word).replace(/y$/, 'i')
}
