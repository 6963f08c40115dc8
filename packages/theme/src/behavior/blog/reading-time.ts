/** Words per minute of an average reader. */
const WORDS_PER_MINUTE = 200

/** Returns the minutes for reading a number of words. */
export function countMinutes(words: number): number {
  return words / WORDS_PER_MINUTE
}

/** Rounds to whole minutes, at least one. */
export function roundMinutes(minutes: number): number {
  return Math.max(1, Math.round(minutes))
}
