import type {SearchHit} from '../client/search-client.js'

/** A section of the site that is sent with a question. */
export interface Passage {
  /** Citation number, starting at 1. */
  number: number
  /** Page title and headings, joined. */
  title: string
  url: string
  text: string
}

/** Maximum number of passages. */
export const MAX_PASSAGES = 8
/** Maximum length of a passage, in UTF-16 code units. */
const MAX_TEXT = 2000
/** Maximum combined length of all passages. */
const MAX_TOTAL = 8000

/**
 * Converts hits to passages within the limits, best first. Skips hits without text and repeated
 * URLs.
 */
export function createPassages(
  hits: readonly SearchHit[],
  resolveUrl: (url: string) => string
): Passage[] {
  const passages: Passage[] = []
  let left = MAX_TOTAL
  for (const hit of hits) {
    const url = resolveUrl(hit.url)
    const text = shorten(hit.content?.trim() ?? '', Math.min(MAX_TEXT, left))
    if (text === '' || passages.some((other) => other.url === url)) continue
    passages.push({number: passages.length + 1, title: titleOf(hit), url, text})
    left -= text.length
    if (passages.length === MAX_PASSAGES) break
  }
  return passages
}

function titleOf({hierarchy: {lvl1, lvl2, lvl3, lvl4, lvl5, lvl6}}: SearchHit): string {
  return [lvl1, lvl2, lvl3, lvl4, lvl5, lvl6].filter((title) => title !== null).join(' › ')
}

/** Shortens text to a limit, preferably at a space. Never cuts inside a surrogate pair. */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text
  const cut = text.slice(0, Math.max(0, limit)).replace(/[\uD800-\uDBFF]$/, '')
  const space = cut.lastIndexOf(' ')
  return space > limit / 2 ? cut.slice(0, space) : cut
}
