/**
 * Sorts candidates by their edit distance to a word, nearest first. Candidates at the same distance
 * keep their order.
 */
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
 * Returns the nearest candidate within an edit distance of 2. For short words, the limit is half of
 * their length, because two unrelated names with two letters are only 2 edits apart.
 */
export function findNearest(word: string, candidates: readonly string[]): string | undefined {
  return listNear(word, candidates)[0]
}

/**
 * Returns up to three names that the author of an unknown name such as `Navbar/Loggo` may have
 * meant. Candidates with the same last part come first. Others must be as close as in
 * {@link findNearest}.
 */
export function listSimilarNames(name: string, candidates: readonly string[]): string[] {
  const last = (name.split('/').at(-1) ?? name).toLowerCase()
  const parts = candidates.filter((other) => other.toLowerCase().split('/').includes(last))
  return [...new Set([...parts, ...listNear(name, candidates)])].slice(0, 3)
}

/** Returns the candidates within the allowed edit distance, nearest first. */
function listNear(word: string, candidates: readonly string[]): string[] {
  const limit = Math.min(2, Math.floor(word.length / 2))
  // Sites can have many paths, and each comparison takes time.
  const similar = candidates.filter(
    (candidate) =>
      Math.abs(candidate.length - word.length) <= limit &&
      editDistance(word.toLowerCase(), candidate.toLowerCase()) <= limit
  )
  return sortByDistance(word, similar)
}

/**
 * Returns the Levenshtein distance, which is the smallest number of insertions, deletions and
 * replacements.
 */
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
