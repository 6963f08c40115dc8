import {escapeHtml} from '../local/mark-text.js'

/** Marks that no text has: private use characters (Unicode 16 §23.5). */
export const MARK_START = '\uE0F0'
export const MARK_END = '\uE0F1'

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&amp;': '&'
}

/** Text as readers see it: some crawlers store it as HTML, others as it is. */
export function readPlainText(text: string): string {
  return text.replace(/&(?:lt|gt|quot|amp|#39|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
}

/** HTML of a marked text: nothing in it is HTML but the marks. */
export function renderMarked(text: string, {start, end}: {start: string; end: string}): string {
  return escapeHtml(readPlainText(text)).replaceAll(MARK_START, start).replaceAll(MARK_END, end)
}
