import {removeBetween} from '@lectern/shared/text/remove-between'
import {removeInlineMarkup} from './inline-markup.js'
import {iterateLinesOutsideCode} from './lines-outside-code.js'

/** Matches code fences. Docusaurus only supports backticks. */
const FENCE = /^\s*(`{3,})/
/** Matches an underlined title at the start of a body. */
const UNDERLINED_TITLE = /^[^\n]*\n=+[ \t]*(?=\r?\n|$)/
const STATEMENT = /^(?:import|export)\s/

/**
 * Finds the first line of a body that contains text, without its markup. Docusaurus uses this line
 * as the page's description. Headings other than the title count. The line isn't truncated.
 */
export function findOpeningLine(body: string): string | undefined {
  const content = body.trimStart().replace(UNDERLINED_TITLE, '')
  let isStatement = false
  for (const line of iterateLinesOutsideCode(content, FENCE)) {
    isStatement = line.trim() !== '' && (isStatement || STATEMENT.test(line))
    if (isStatement || /^#\s/.test(line)) continue
    const text = readLine(line)
    if (text !== '') return text
  }
  return undefined
}

/**
 * Returns the text of a line without tags, block markers, footnotes, emoji shortcodes and heading
 * IDs.
 */
function readLine(line: string): string {
  const inline = removeBetween(line, ['<', '>'])
    .replace(/^#{2,6}\s*|^\s{0,3}>\s?|:::.*/g, '')
    .replace(/\[\^[^[\]]+\](?::.*)?/g, '')
    .replace(/(!?\[[^[\]]*\])\[[^[\]]*\]/g, '$1()')
    .replace(/!\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/\{#?[\w-]+\}/, '')
  return removeInlineMarkup(inline).replace(/\s?:[^:\s]+:/g, '')
}
