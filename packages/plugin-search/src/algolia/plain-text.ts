import {ownValue} from '@lectern/shared/objects/own-value'
import {escapeHtml} from '../local/mark-text.js'

/**
 * Markers for matches. They're private use characters (Unicode 16 §23.5), which don't occur in
 * text.
 */
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

/** Decodes HTML entities, because some crawlers store text as HTML. */
export function readPlainText(text: string): string {
  return text.replace(
    /&(?:lt|gt|quot|amp|#39|#x27);/g,
    (entity) => ownValue(ENTITIES, entity) ?? entity
  )
}

/** Renders marked text as HTML. Escapes everything except the markers. */
export function renderMarked(text: string, {start, end}: {start: string; end: string}): string {
  return escapeHtml(readPlainText(text)).replaceAll(MARK_START, start).replaceAll(MARK_END, end)
}
