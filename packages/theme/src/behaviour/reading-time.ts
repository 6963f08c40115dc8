/** Words that a reader takes in within one minute. */
const WORDS_PER_MINUTE = 200

/** “4 min read”, from a count of words. */
export function formatReadingTime(words: number): string {
  return `${Math.max(1, Math.round(words / WORDS_PER_MINUTE))} min read`
}
