/** A known word and its frequency, as the logarithm of the number of sections that contain it. */
export type KnownWord = readonly [word: string, rank: number]

/**
 * Encodes the most common words. An entry consists of the length of the prefix it shares with the
 * previous word, the rest of the word, and its frequency.
 *
 * @param maximum - Maximum number of words. The whole list is fetched when a query word isn't found.
 */
export function encodeWords(counts: ReadonlyMap<string, number>, maximum: number): string {
  const kept = [...counts]
    .sort(([left, leftCount], [right, rightCount]) => rightCount - leftCount || order(left, right))
    .slice(0, maximum)
    .sort(([left], [right]) => order(left, right))
  let last = ''
  const entries = kept.map(([word, count]) => {
    const shared = countShared(last, word)
    last = word
    const rank = Math.min(35, Math.floor(Math.log2(count)))
    return shared.toString(36) + word.slice(shared) + rank.toString(36)
  })
  return entries.join(' ')
}

/** Decodes the result of `encodeWords`. */
export function decodeWords(text: string): KnownWord[] {
  let last = ''
  return text.split(' ').flatMap((entry): KnownWord[] => {
    if (entry.length < 2) return []
    last = last.slice(0, Number.parseInt(entry[0] ?? '', 36)) + entry.slice(1, -1)
    return [[last, Number.parseInt(entry.at(-1) ?? '', 36)]]
  })
}

function countShared(left: string, right: string): number {
  let shared = 0
  while (shared < 35 && shared < left.length && left[shared] === right[shared]) shared += 1
  return shared
}

function order(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0
}
