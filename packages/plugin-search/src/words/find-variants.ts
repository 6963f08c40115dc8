import {stemmer} from 'stemmer'

/** A term of the index that answers a word of a query, and how well: 1 for the word itself. */
export interface Variant {
  term: string
  share: number
}

/** Another form of the same word: `configure` for `configuration`. */
const SAME_STEM = 0.82
/** A longer word that starts with it, for the last word of a query, which may not be finished. */
const BEGINNING = 0.8
/** The same for a word that is finished. */
const INSIDE = 0.45

/** Beginning that all terms share which may answer a word. */
export function commonBase(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word
  // `query` and `queries` have the stem `queri`: what their forms share ends before its last letter.
  const stem = stemmer(word).replace(/i$/, '')
  let shared = 0
  while (shared < stem.length && stem[shared] === word[shared]) shared += 1
  return word.slice(0, Math.max(3, shared))
}

/**
 * How well a term answers a word; nothing when it does not.
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

/** `deploy` has the stem `deploi`, and `deployment` `deploy`. */
function stemOf(word: string): string {
  return stemmer(word).replace(/y$/, 'i')
}
