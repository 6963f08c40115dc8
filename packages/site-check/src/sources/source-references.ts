import {blankCodeSpans, blankFences} from '@lectern/shared/code/blank-code'
import {splitSourceSet} from '../read/source-set.js'

/** A URL as written in a source, and its offset. */
export interface WrittenReference {
  url: string
  at: number
}

/**
 * Match URLs in Markdown, HTML and JSX, such as `](a)`, `[a]: b`, `<https://a>`, `href="a"`,
 * `to={'a'}` and `href: 'a'`. Each match ends with the URL.
 */
const URLS = [
  /\]\(\s*<([^<>\n]+)>/dg,
  /\]\(\s*([^\s<)]+)/dg,
  /(?<![^\n])[ \t>]*\[[^\]\n]+\]:\s*<?([^\s>]+)/dg,
  /<(https?:[^<>\s]+)>/dg,
  /\b(?:href|src|to|srcset|poster|action|data|image|url)\s*[=:]\s*(?:\{\s*)?["'`]([^"'`\n]*)["'`]/dgi,
  /(?<![("'`<\]=:/\w])(https?:\/\/[^\s<>"'`)\]]+)/dg
]

/** Lists the URLs in a source, which is Markdown or code with JSX. */
export function listSourceReferences(text: string, isMarkdown: boolean): WrittenReference[] {
  const bare = isMarkdown ? blankCodeSpans(blankFences(text), {keepsTemplates: true}) : text
  const found = URLS.flatMap((pattern) =>
    [...bare.matchAll(pattern)].map(({indices, 1: url = ''}) => ({
      url,
      at: indices?.[1]?.[0] ?? 0
    }))
  )
  return found.flatMap(splitSet).sort((left, right) => left.at - right.at)
}

/** Splits a `srcset` into its URLs. */
function splitSet({url, at}: WrittenReference): WrittenReference[] {
  if (!/\s[\d.]+[wx](?:,|$)/.test(url)) return [{url, at}]
  return splitSourceSet(url).map((part) => ({url: part.url, at: at + part.at}))
}
