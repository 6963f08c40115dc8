import {removeInlineMarkup} from './inline-markup.js'

const FENCE = /^\s*(`{3,})/
const STATEMENT = /^(?:import|export)\s/

/**
 * Finds the first line of a body that has text, without markup. It's the description that Docusaurus derives for a page:
 * headings count, other than the title, and a line isn't cut.
 */
export function findOpeningLine(body: string): string | undefined {
  let fence: string | undefined
  let isStatement = false
  for (const line of body
    .trimStart()
    .replace(/^.*\r?\n=+[ \t]*$/m, '')
    .split(/\r?\n/)) {
    const marker = FENCE.exec(line)?.[1]
    if (fence !== undefined) {
      if (marker?.startsWith(fence)) fence = undefined
      continue
    }
    isStatement = line.trim() !== '' && (isStatement || STATEMENT.test(line))
    if (isStatement) continue
    fence = marker
    if (marker !== undefined || /^#\s/.test(line)) continue
    const text = readLine(line)
    if (text !== '') return text
  }
  return undefined
}

/** Returns the text of a line: without tags, block markers, footnotes, emoji names and heading ids. */
function readLine(line: string): string {
  const inline = line
    .replace(/<[^>]*>/g, '')
    .replace(/^#{2,6}\s*|^\s{0,3}>\s?|:::.*/g, '')
    .replace(/\[\^[^\]]+\](?::.*)?/g, '')
    .replace(/(!?\[[^\]]*\])\[[^\]]*\]/g, '$1()')
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\{#?[\w-]+\}/, '')
  return removeInlineMarkup(inline).replace(/\s?:[^:\s]+:/g, '')
}
