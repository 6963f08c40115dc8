import {removeHeadingSuffix, removeInlineMarkup} from './inline-markup.js'
import {iterateLinesOutsideCode} from './lines-outside-code.js'

/** The level-1 heading at the start of a body. */
export interface ContentTitle {
  /** Plain text. */
  contentTitle?: string
  /** Text with emphasis, links and escapes, if it differs. */
  writtenTitle?: string
}

/**
 * Returns the level-1 heading at the start of a body. Only imports, comments and `<head>` may come
 * before it.
 */
export function findContentTitle(body: string): ContentTitle {
  const heading = findHeading(body)
  if (heading === undefined || heading === '') return {}
  const contentTitle = removeInlineMarkup(heading)
  const writtenTitle = removeHeadingSuffix(heading.trim()).replace(/`([^`]*)`/g, '$1')
  return {contentTitle, ...(writtenTitle !== contentTitle && {writtenTitle})}
}

function findHeading(body: string): string | undefined {
  const opening = skipOpening(body).trimStart()
  const heading = /^#[ \t]+([^\r\n]*)/.exec(opening)?.[1]
  return heading === undefined
    ? /^([^\r\n]+)\r?\n=+[ \t]*(?:\r?\n|$)/.exec(opening)?.[1]
    : removeClosing(heading.trimEnd())
}

/**
 * Removes the closing `#` characters of a heading, which have to follow a space (CommonMark 4.2).
 */
function removeClosing(heading: string): string {
  let end = heading.length
  while (heading[end - 1] === '#') end -= 1
  const isClosing = end === 0 || /[ \t]/.test(heading[end - 1] ?? '')
  return isClosing ? heading.slice(0, end).trimEnd() : heading
}

/**
 * Removes blank lines, imports, exports, comments and `<head>` elements at the start of a body. Keeps
 * the indentation of the next line, because indented lines can be code.
 */
export function skipOpening(body: string): string {
  return body.replace(
    /^(?:\s*\n|\s*(?:<head>[\s\S]*?<\/head>|<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}|(?:import|export)\s[^\n]*(?:\n(?!\s*\n)[^\n]*)*\n))*/,
    ''
  )
}

/**
 * Returns whether the first heading in a body is a level-1 heading, possibly after text. The page
 * then doesn't need a separate title.
 */
export function hasTitleHeading(body: string): boolean {
  for (const line of iterateLinesOutsideCode(body)) {
    const level = /^(#{1,6})\s/.exec(line)?.[1]?.length
    if (level !== undefined) return level === 1
  }
  return false
}
