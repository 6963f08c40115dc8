/** An anonymous event, without identifiers, timestamps or IP addresses. */
export type InsightEvent =
  | {type: 'search-empty'; query: string; path: string}
  | {type: 'page-missing'; path: string; from?: string}
  | {type: 'vote'; vote: string; text?: string; path: string}
  | {type: 'comment'; vote: string; text: string; path: string}

/** Maximum length of text in an event. */
const MAX_TEXT = 500

/**
 * Masks text that could identify a person, because readers sometimes paste it into the search
 * field. This applies to email addresses and numbers with six or more digits.
 */
export function hidePersonal(text: string): string {
  return text
    .slice(0, MAX_TEXT)
    .replace(/[^\s@]{1,64}@[^\s@]{1,255}/g, '…')
    .replace(/\d[\d ()+-]{4,30}\d/g, '…')
    .trim()
}
