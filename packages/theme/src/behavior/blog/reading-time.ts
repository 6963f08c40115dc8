/** Words that a reader takes in within one minute. */
const WORDS_PER_MINUTE = 200

/** Minutes that a count of words takes. */
export function countMinutes(words: number): number {
  return words / WORDS_PER_MINUTE
}

/** Whole minutes; nothing takes less than one. */
export function roundMinutes(minutes: number): number {
  return Math.max(1, Math.round(minutes))
}
