import {cutAtWord} from '@lectern/shared/text/cut-at-word'
import {readText} from '../markup/html.js'
import type {PageContext} from './page-context.js'

/** Number of characters that usually contain enough text for a description. */
const ENOUGH = 500

/**
 * Returns the start of a Markdown text as plain text, for search engines. Only renders as many
 * paragraphs as necessary, because every page has a description.
 */
export function summarize(markdown: string, {describe}: Pick<PageContext, 'describe'>): string {
  for (let length = ENOUGH; ; length *= 2) {
    const start = cutAtParagraph(markdown, length)
    const text = readText(describe(start))
    const summary = cutAtWord(text)
    if (start === markdown || summary.length < text.length) return summary
  }
}

/** Cuts a text between two paragraphs. Texts that define link targets aren't cut. */
function cutAtParagraph(markdown: string, length: number): string {
  const end = markdown.indexOf('\n\n', length)
  return end < 0 || markdown.includes(']:', end) ? markdown : markdown.slice(0, end)
}
