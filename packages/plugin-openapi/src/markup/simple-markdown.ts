import {escapeHtml} from './html.js'

/** Part of a word. */
const WORD = String.raw`[\p{L}\p{N}]`

/** Content of bold and italic text and of link labels. */
const LABEL = String.raw`${WORD}(?:[\p{L}\p{N} ,;.?!'"/-]*${WORD})?`

/** Inline code within a line. */
const CODE = '(?<!`)`(?<code>(?! )[^`\\n]{0,200}[^` \\n])`(?!`)'

/** Bold text around whole words. */
const STRONG = String.raw`(?<![\p{L}\p{N}*_])\*\*(?<strong>${LABEL}[:.]?)\*\*(?![\p{L}\p{N}*_])`

/** Italic text around whole words. */
const EMPHASIS = String.raw`(?<![\p{L}\p{N}*_])(?<mark>[*_])(?<emphasis>${LABEL})\k<mark>(?![\p{L}\p{N}*_])`

/** Link whose URL needs no escaping. */
const LINK = String.raw`(?<!!)\[(?<label>${LABEL})\]\((?<url>(?:https?:/)?/[\w/.~#?=-]*)\)`

/** Any of these spans. */
const SPAN = new RegExp([CODE, STRONG, EMPHASIS, LINK].join('|'), 'gu')

/** The same without names, because a name can only be used once in a pattern. */
const SPANS = [CODE, STRONG, EMPHASIS, LINK].map((source) =>
  source.replace(/\(\?<(?:code|strong|emphasis|label|url)>/g, '(?:')
)

/** Matches a line of words, punctuation and spans. In words, underscores have no meaning. */
const LINE = new RegExp(
  String.raw`^(?:[\p{L}\p{N} ,;:.?!()/"'’“”%+=$–—|{}-]|(?<=${WORD})_(?=${WORD})|${SPANS.join('|')})*$`,
  'u'
)

/** Matches the start of a list, heading or table row, or a bare URL. */
const SYNTAX = /^\s*(?:[-+]|\d+[.)])(?:\s|$)|^[-=|: ]+$|www\.|https?:| {4}|^\s*---/i

/**
 * Renders paragraphs of words with inline code, bold and italic text and links, which most
 * descriptions consist of. It takes a small part of the time of a parser. Returns `undefined` for
 * other text.
 */
export function renderSimpleMarkdown(text: string): string | undefined {
  const paragraphs = text.split('\n\n')
  if (!paragraphs.every((paragraph) => paragraph.split('\n').every(isSimple))) return undefined
  return paragraphs.map((paragraph) => `<p>${renderSpans(paragraph)}</p>`).join('\n')
}

function isSimple(line: string): boolean {
  if (line === '' || line.trim() !== line || !LINE.test(line)) return false
  return !SYNTAX.test(line.includes('](') ? line.replace(/\]\([^()\]]*\)/g, ']') : line)
}

function renderSpans(text: string): string {
  let html = ''
  let end = 0
  for (const {0: match, index, groups} of text.matchAll(SPAN)) {
    html += escapeHtml(text.slice(end, index)) + renderSpan(groups ?? {})
    end = index + match.length
  }
  return html + escapeHtml(text.slice(end))
}

function renderSpan(groups: Readonly<Record<string, string | undefined>>): string {
  const {code, strong, emphasis, label = '', url} = groups
  if (code !== undefined) return `<code>${escapeHtml(code)}</code>`
  if (strong !== undefined) return `<strong>${escapeHtml(strong)}</strong>`
  if (emphasis !== undefined) return `<em>${escapeHtml(emphasis)}</em>`
  return `<a href="${url}">${escapeHtml(label)}</a>`
}
