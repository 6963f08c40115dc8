/** Average reading speed, in words per minute. */
const WORDS_PER_MINUTE = 200

/** Returns the reading time for a number of words, in minutes. */
export function countMinutes(words: number): number {
  return words / WORDS_PER_MINUTE
}

/** Rounds to whole minutes, at least one. */
export function roundMinutes(minutes: number): number {
  return Math.max(1, Math.round(minutes))
}
