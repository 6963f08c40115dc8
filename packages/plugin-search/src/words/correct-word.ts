import {editDistance} from './edit-distance.js'
import type {Variant} from './find-variants.js'
import type {KnownWord} from './word-list.js'

/** Score factor for each typo that was corrected. */
const TYPO_FACTOR = 0.55

/** Maximum number of corrections to return. */
const MAX_CORRECTIONS = 4

/** Returns the maximum number of typos for a word of this length. */
function maxTypos(length: number): number {
  if (length < 4) return 0
  return length < 7 ? 1 : 2
}

/**
 * Suggests corrections for a word that isn't in the index. The closest words come first, with a
 * preference for common ones.
 *
 * @param isOpen - Whether the word may be incomplete.
 */
export function correctWord(
  word: string,
  words: readonly KnownWord[],
  isOpen: boolean
): readonly Variant[] {
  const limit = maxTypos(word.length)
  if (limit === 0) return []
  const rated = words.flatMap(([known, rank]) => {
    const fullDistance = editDistance(word, known, {limit})
    // A prefix match counts as an extra half typo, because complete words are more likely.
    const prefixDistance =
      isOpen && word.length >= 5
        ? editDistance(word, known, {limit, isPrefix: true}) + 0.5
        : limit + 1
    const distance = Math.min(fullDistance, prefixDistance)
    if (distance > limit) return []
    // Typos in the first letter are rare.
    const cost = distance + (known[0] === word[0] ? 0 : 0.6) - rank * 0.04
    return [{term: known, cost, distance}]
  })
  rated.sort((left, right) => left.cost - right.cost || (left.term < right.term ? -1 : 1))
  const nearest = rated[0]?.cost ?? 0
  return rated
    .filter(({cost}) => cost <= nearest + 0.75)
    .slice(0, MAX_CORRECTIONS)
    .map(({term, distance, cost}) => ({
      term,
      share: TYPO_FACTOR ** distance * 0.9 ** ((cost - nearest) * 4)
    }))
}

/** Splits a word into two known words, if possible. Prefers common words. */
export function splitWord(
  word: string,
  words: readonly KnownWord[]
): readonly [string, string] | undefined {
  const known = new Map(words)
  let best: {parts: readonly [string, string]; rank: number} | undefined
  for (let at = 3; at <= word.length - 3; at++) {
    const parts = [word.slice(0, at), word.slice(at)] as const
    const [left, right] = [known.get(parts[0]), known.get(parts[1])]
    if (left === undefined || right === undefined) continue
    const rank = Math.min(left, right)
    if (!best || rank > best.rank) best = {parts, rank}
  }
  return best?.parts
}
