import type {PageDetail} from '../site/page-facts.js'

/** Matches a comment. An unclosed comment extends to the end of the file. */
const COMMENT = /\/\*[\s\S]*?(?:\*\/|$)/g
/** Matches `@namespace` rules, whose URLs are identifiers that are never loaded. */
const NAMESPACE = /@namespace\b[^;]*/gi
const URLS = /url\(\s*(?:"([^"\n]*)|'([^'\n]*)|([^)"'\s]+))|@import\s+(?:"([^"\n]*)|'([^'\n]*))/gi

/** Lists the URLs in a stylesheet with their offsets, except data URLs. */
export function readCssUrls(css: string): PageDetail[] {
  const blank = (text: string) => ' '.repeat(text.length)
  const bare = css.replace(COMMENT, blank).replace(NAMESPACE, blank)
  return [...bare.matchAll(URLS)].flatMap(({index, ...groups}) => {
    const text = [1, 2, 3, 4, 5].map((group) => groups[group]).find(Boolean)
    return text === undefined || /^(?:data:|#)/i.test(text) ? [] : [{text, at: index}]
  })
}
