import type {PageDetail} from '../site/page-facts.js'

/** An unclosed comment extends to the end of the file. */
const COMMENT = /\/\*[\s\S]*?(?:\*\/|$)/
/** In `@namespace` rules, URLs are identifiers that are never loaded. */
const NAMESPACE = /@namespace\b[^;]*/
const STRING = /"((?:[^"\\\n]|\\[\s\S])*)"?|'((?:[^'\\\n]|\\[\s\S])*)'?/
const BARE_URL = /([^)"'\s]+)[^)]*/

/** Matches URLs, and also what may contain text that only looks like a URL. */
const TOKENS = new RegExp(
  [
    COMMENT.source,
    NAMESPACE.source,
    `(?:url\\(|@import)\\s*(?:${STRING.source})`,
    `url\\(\\s*${BARE_URL.source}`,
    STRING.source
  ].join('|'),
  'gi'
)

/** Lists the URLs in a stylesheet with their offsets, except data URLs. */
export function readCssUrls(css: string): PageDetail[] {
  return [...css.matchAll(TOKENS)].flatMap((match) => {
    const text = match[1] || match[2] || match[3] || '#'
    return /^(?:data:|#)/i.test(text) ? [] : [{text, at: match.index}]
  })
}
