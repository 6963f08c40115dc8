import type {PageDetail} from '../site/page-facts.js'

const COMMENT = /\/\*[\s\S]*?\*\//g
const URLS = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"'\s]+))\s*\)|@import\s+(?:"([^"]*)"|'([^']*)')/gi

/** The addresses of files that a stylesheet names, with their offsets; not what it holds itself. */
export function readCssUrls(css: string): PageDetail[] {
  const bare = css.replace(COMMENT, (comment) => ' '.repeat(comment.length))
  return [...bare.matchAll(URLS)].flatMap(({index, ...groups}) => {
    const text = [1, 2, 3, 4, 5].map((group) => groups[group]).find(Boolean)
    return text === undefined || /^(?:data:|#)/i.test(text) ? [] : [{text, at: index}]
  })
}
