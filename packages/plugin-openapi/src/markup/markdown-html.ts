import {sitePath} from '@lectern/shared/cache/content-token'
import {isScriptUrl} from '@lectern/shared/url/url-path'
import {micromark} from 'micromark'
import {gfmAutolinkLiteral, gfmAutolinkLiteralHtml} from 'micromark-extension-gfm-autolink-literal'
import {gfmStrikethrough, gfmStrikethroughHtml} from 'micromark-extension-gfm-strikethrough'
import {gfmTable, gfmTableHtml} from 'micromark-extension-gfm-table'
import {escapeHtml} from './html.js'

/** Matches text without characters that have a meaning in Markdown. */
const PLAIN = /^[\p{L}\p{N} ,;:.?()/"'’“”%+=$–—-]*$/u

/** Matches the start of a list or heading, or a bare URL. */
const SYNTAX = /^\s*(?:[-+]|\d+[.)]|=+)(?:\s|$)|www\.|https?:| {4}|^\s*---/

/**
 * Maximum length of a description to parse as Markdown. Longer ones are shown as plain text,
 * because parsing them could take minutes.
 */
const MAX_LENGTH = 200_000

/**
 * Converts a Markdown description to HTML. Descriptions often come from third parties, so HTML tags
 * are shown as text, and links that would run code are removed.
 *
 * @param level - Level of the heading above the description.
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
    .replace(/ (href|src)="([^"]*)"/g, (attribute, name: string, url: string) => {
      if (isScriptUrl(url)) return ''
      return /^\/(?!\/)/.test(url) ? ` ${name}="${sitePath(url)}"` : attribute
    })
    .replaceAll('<pre><code', '<pre class="openapi-code"><code')
    .replaceAll('<img ', '<img loading="lazy" decoding="async" ')
}
