import {sitePath} from '@lectern/shared/cache/content-token'
import {isScriptUrl} from '@lectern/shared/url/url-path'
import {micromark} from 'micromark'
import {gfmAutolinkLiteral, gfmAutolinkLiteralHtml} from 'micromark-extension-gfm-autolink-literal'
import {gfmStrikethrough, gfmStrikethroughHtml} from 'micromark-extension-gfm-strikethrough'
import {gfmTable, gfmTableHtml} from 'micromark-extension-gfm-table'
import {escapeHtml} from './html.js'
import {renderSimpleMarkdown} from './simple-markdown.js'

/** Syntax in addition to CommonMark, with the characters that it needs. */
const EXTENSIONS = [
  {pattern: /[@:]|www/i, syntax: gfmAutolinkLiteral(), html: gfmAutolinkLiteralHtml()},
  {pattern: /~/, syntax: gfmStrikethrough(), html: gfmStrikethroughHtml()},
  {pattern: /\|/, syntax: gfmTable(), html: gfmTableHtml()}
] as const

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
  if (text.length > MAX_LENGTH) return `<p>${escapeHtml(text)}</p>`
  return completeHtml(renderSimpleMarkdown(text) ?? renderMarkdown(text), level)
}

/** Converts descriptions to HTML, see `renderDescription`. */
export type DescriptionRenderer = (markdown: string, level?: number) => string

/** Creates a renderer that renders each text once, because many pages show the same schemas. */
export function createDescriptionRenderer(): DescriptionRenderer {
  const rendered = new Map<string, string>()
  return (markdown, level = 3) => {
    const key = `${level} ${markdown}`
    const html = rendered.get(key) ?? renderDescription(markdown, level)
    rendered.set(key, html)
    return html
  }
}

function renderMarkdown(text: string): string {
  // Each extension makes parsing slower.
  const parts = EXTENSIONS.filter(({pattern}) => pattern.test(text))
  return micromark(text, {
    extensions: parts.map(({syntax}) => syntax),
    htmlExtensions: parts.map(({html: compile}) => compile)
  })
}

/** Adapts HTML of Markdown to its place: heading levels, URLs, classes and images. */
function completeHtml(html: string, level: number): string {
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
