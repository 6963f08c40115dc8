import {isScriptUrl} from '@lectern/shared/url/url-path'
import {micromark} from 'micromark'
import {gfmAutolinkLiteral, gfmAutolinkLiteralHtml} from 'micromark-extension-gfm-autolink-literal'
import {gfmStrikethrough, gfmStrikethroughHtml} from 'micromark-extension-gfm-strikethrough'
import {gfmTable, gfmTableHtml} from 'micromark-extension-gfm-table'
import {escapeHtml} from './html.js'

/** Characters that only plain text contains. */
const PLAIN = /^[\p{L}\p{N} ,;:.?()/"'’“”%+=$–—-]*$/u

/** Beginnings of lists and headings, and of URLs in text. */
const SYNTAX = /^\s*(?:[-+]|\d+[.)]|=+)(?:\s|$)|www\.|https?:| {4}|^\s*---/

/** Longer descriptions are plain text, because parsing them could take minutes. */
const MAX_LENGTH = 200_000

/**
 * Converts a description in Markdown to HTML. HTML in it is shown as text, and links that would run code are removed,
 * because descriptions often come from other people.
 *
 * @param level - Level of the smallest heading above the description.
 */
export function renderDescription(markdown: string, level = 3): string {
  const text = markdown.trim()
  if (text === '') return ''
  if ((PLAIN.test(text) && !SYNTAX.test(text)) || text.length > MAX_LENGTH)
    return `<p>${escapeHtml(text)}</p>`
  const html = micromark(text, {
    extensions: [gfmAutolinkLiteral(), gfmStrikethrough(), gfmTable()],
    htmlExtensions: [gfmAutolinkLiteralHtml(), gfmStrikethroughHtml(), gfmTableHtml()]
  })
  return html
    .replace(/<(\/?)h([1-6])>/g, (_, slash: string, depth: string) => {
      return `<${slash}h${Math.min(6, Number(depth) + level)}>`
    })
    .replace(/ (?:href|src)="([^"]*)"/g, (attribute, url: string) =>
      isScriptUrl(url) ? '' : attribute
    )
    .replaceAll('<pre><code', '<pre class="openapi-code"><code')
    .replaceAll('<img ', '<img loading="lazy" decoding="async" ')
}

/** Converts a short description to HTML without a paragraph around it. */
export function renderInline(markdown: string): string {
  const html = renderDescription(markdown)
  const [, only] = /^<p>((?:(?!<p>)[\s\S])*)<\/p>$/.exec(html) ?? []
  return only ?? html
}
