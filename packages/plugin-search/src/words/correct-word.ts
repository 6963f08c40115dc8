import {editDistance} from './edit-distance.js'
import type {Variant} from './find-variants.js'
import type {KnownWord} from './word-list.js'

/** Penalty of a typo on the weight of a word. */
const SLIP = 0.55

/** Words that a slip is compared with at most, once the nearest are known. */
const MOST_CORRECTIONS = 4

/** Number of tolerated typos by word length. */
function forgiven(length: number): number {
  if (length < 4) return 0
  return length < 7 ? 1 : 2
}

/**
 * What somebody may have meant by a word that the site does not have: the nearest words that it has, the
 * common ones first; or the two words that were written as one.
 *
 * @param isOpen - The word may not be finished.
 */
export function correctWord(
  word: string,
  words: readonly KnownWord[],
  isOpen: boolean
): readonly Variant[] {
  const limit = forgiven(word.length)
  if (limit === 0) return []
  const rated = words.flatMap(([known, rank]) => {
    const whole = editDistance(word, known, {limit})
    // Half a slip: a word that is only begun is meant less often than one that is there.
    const begun =
      isOpen && word.length >= 5
        ? editDistance(word, known, {limit, isPrefix: true}) + 0.5
        : limit + 1
    const distance = Math.min(whole, begun)
    if (distance > limit) return []
    // The first letter is rarely wrong.
    const cost = distance + (known[0] === word[0] ? 0 : 0.6) - rank * 0.04
    return [{term: known, cost, distance}]
  })
  rated.sort((left, right) => left.cost - right.cost || (left.term < right.term ? -1 : 1))
  const nearest = rated[0]?.cost ?? 0
  return rated
    .filter(({cost}) => cost <= nearest + 0.75)
    .slice(0, MOST_CORRECTIONS)
    .map(({term, distance, cost}) => ({
      term,
      share: SLIP ** distance * 0.9 ** ((cost - nearest) * 4)
    }))
}

/** Two words of the site that a word joins; nothing if there are none. */
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
