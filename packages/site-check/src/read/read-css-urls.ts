import type {PageDetail} from '../site/page-facts.js'

/** A comment without an end reaches to the end of the file. */
const COMMENT = /\/\*[\s\S]*?(?:\*\/|$)/g
/** Its URL names a vocabulary and is never loaded. */
const NAMESPACE = /@namespace\b[^;]*/gi
const URLS = /url\(\s*(?:"([^"\n]*)|'([^'\n]*)|([^)"'\s]+))|@import\s+(?:"([^"\n]*)|'([^'\n]*))/gi

/** The URLs of files that a stylesheet references, with their offsets, without embedded data. */
export function readCssUrls(css: string): PageDetail[] {
  const blank = (text: string) => ' '.repeat(text.length)
  const bare = css.replace(COMMENT, blank).replace(NAMESPACE, blank)
  return [...bare.matchAll(URLS)].flatMap(({index, ...groups}) => {
    const text = [1, 2, 3, 4, 5].map((group) => groups[group]).find(Boolean)
    return text === undefined || /^(?:data:|#)/i.test(text) ? [] : [{text, at: index}]
  })
}
