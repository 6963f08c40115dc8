/** Sorts candidates by edit distance to a word, nearest first. Candidates with the same distance keep their order. */
export function sortByDistance(word: string, candidates: readonly string[]): string[] {
  return candidates
    .map((candidate) => ({
      candidate,
      distance: editDistance(word.toLowerCase(), candidate.toLowerCase())
    }))
    .sort((left, right) => left.distance - right.distance)
    .map(({candidate}) => candidate)
}

/**
 * Returns the nearest candidate within an edit distance of 2. For short words the limit is half their length,
 * since two unrelated names of two letters are only 2 edits apart.
 */
export function findNearest(word: string, candidates: readonly string[]): string | undefined {
  const limit = Math.min(2, Math.floor(word.length / 2))
  // A site has many paths, and each comparison takes time.
  const similar = candidates.filter(({length}) => Math.abs(length - word.length) <= limit)
  const [nearest] = sortByDistance(word, similar)
  if (nearest === undefined) return undefined
  return editDistance(word.toLowerCase(), nearest.toLowerCase()) <= limit ? nearest : undefined
}

/** Returns the Levenshtein distance: the least number of insertions, deletions and replacements. */
function editDistance(left: string, right: string): number {
  let previous = Array.from({length: right.length + 1}, (_, index) => index)
  for (let row = 1; row <= left.length; row++) {
    const current = [row]
    for (let column = 1; column <= right.length; column++) {
      const replaced = (previous[column - 1] ?? 0) + (left[row - 1] === right[column - 1] ? 0 : 1)
      current.push(Math.min((previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, replaced))
    }
    previous = current
  }
  return previous[right.length] ?? 0
}
