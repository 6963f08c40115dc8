/** A date as readers of a language write it, such as “21 November 2026”; `iso` is UTC. */
export function formatDate(iso: string, locale: string, style: 'long' | 'short' = 'long'): string {
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: style,
    year: 'numeric',
    timeZone: 'UTC'
  }).format(new Date(iso))
}

/** Words that a reader takes in within one minute. */
const WORDS_PER_MINUTE = 200

/** “4 min read”, from a count of words. */
export function formatReadingTime(words: number): string {
  return `${Math.max(1, Math.round(words / WORDS_PER_MINUTE))} min read`
}
