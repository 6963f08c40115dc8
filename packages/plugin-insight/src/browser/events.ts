/** An anonymous event. It contains no identifier, time or address. */
export type InsightEvent =
  | {type: 'search-empty'; query: string; path: string}
  | {type: 'page-missing'; path: string; from?: string}
  | {type: 'vote'; vote: string; text?: string; path: string}
  | {type: 'comment'; vote: string; text: string; path: string}

/** Maximum length of a text in an event. */
const MAX_TEXT = 500

/**
 * Hides parts of a text that could identify a person, because readers sometimes paste them into
 * searches. These parts are email addresses and numbers with six or more digits.
 */
export function hidePersonal(text: string): string {
  return text
    .slice(0, MAX_TEXT)
    .replace(/[^\s@]{1,64}@[^\s@]{1,255}/g, '…')
    .replace(/\d[\d ()+-]{4,30}\d/g, '…')
    .trim()
}
