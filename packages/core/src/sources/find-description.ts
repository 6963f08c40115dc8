import {removeBetween} from '@lectern/shared/text/remove-between'
import {cutAtWord} from '@lectern/shared/text/cut-at-word'
import {skipOpening} from './content-title.js'
import {removeInlineMarkup} from './inline-markup.js'
import {iterateLinesOutsideCode} from './lines-outside-code.js'

/**
 * Matches lines that aren't part of a paragraph: headings, lists, quotes, tables, thematic breaks,
 * definitions, code, expressions and imports.
 */
const OTHER_BLOCK =
  /^(?:#{1,6}(?:\s|$)|[-*+]\s|\d+[.)]\s|>|\||[-*_=](?:\s*[-*_=])+\s*$|\[[^\]]+\]:|[{}]|(?:import|export)\s)|^(?: {4}|\t)/
/** Matches code and math fences. */
const FENCE = /^\s*(`{3,}(?=[^`]*$)|~{3,}|\${2,})/
const CONTAINER = /^\s*:{3,}/
/** Matches inline elements. */
const INLINE_TAG =
  /^<(?:a|abbr|b|br|cite|code|del|em|i|img|ins|kbd|mark|q|s|small|span|strong|sub|sup|time|u|var|Link)\b/

/**
 * Finds the first paragraph that contains text and isn't in a list, quote or admonition. Lists of
 * pages show it, so it's needed before the page is compiled.
 */
export function findDescription(body: string): string | undefined {
  let depth = 0
  let paragraph: string[] = []
  // The empty line at the end terminates the last paragraph.
  for (const line of iterateLinesOutsideCode(`${skipOpening(body)}\n`, FENCE)) {
    if (isParagraph(line, paragraph) && depth === 0) {
      paragraph.push(line)
      continue
    }
    const isHeading = paragraph.length > 0 && /^\s*(?:=+|-+)\s*$/.test(line)
    const text = isHeading ? '' : readText(paragraph)
    if (text !== '') return text
    paragraph = []
    if (CONTAINER.test(line)) depth = Math.max(0, depth + (/^\s*:+\s*$/.test(line) ? -1 : 1))
  }
  return undefined
}

function isParagraph(line: string, before: readonly string[]): boolean {
  if (line.trim() === '' || CONTAINER.test(line)) return false
  // Indented lines and tags can continue a paragraph but not start one.
  if (before.length > 0) return !OTHER_BLOCK.test(line.trimStart())
  return !OTHER_BLOCK.test(line) && (!line.startsWith('<') || INLINE_TAG.test(line))
}

function readText(lines: readonly string[]): string {
  const text = lines
    .join(' ')
    .split(/(`[^`]+`)/)
    .map((part, index) => (index % 2 === 0 ? removeElements(part) : part))
    .join('')
  return cutAtWord(removeInlineMarkup(text).replace(/\s+/g, ' '))
}

/** Removes tags, comments, images, footnote references and the labels of reference links. */
function removeElements(text: string): string {
  return removeBetween(removeBetween(text, ['<!--', '-->']), ['{/*', '*/}'])
    .replace(/<\/?[A-Za-z][^<>]*>/g, '')
    .replace(/!\[[^[\]]*\](?:\([^()]*\)|\[[^[\]]*\])/g, '')
    .replace(/\[\^[^[\]]+\]/g, '')
    .replace(/\[([^[\]]+)\]\[[^[\]]*\]/g, '$1')
}
