import {removeInlineMarkup} from './inline-markup.js'
import {iterateLinesOutsideCode} from './lines-outside-code.js'

/**
 * Plain text of the level-1 heading that opens a body. Imports, comments and a `<head>` may precede
 * it.
 */
export function findContentTitle(body: string): string | undefined {
  const opening = skipOpening(body)
  const heading = /^#[ \t]+([^\r\n]*)/.exec(opening)?.[1]
  const title =
    heading === undefined
      ? /^([^\r\n]+)\r?\n=+[ \t]*(?:\r?\n|$)/.exec(opening)?.[1]
      : removeClosing(heading.trimEnd())
  return title === undefined || title === '' ? undefined : removeInlineMarkup(title)
}

/** Removes the `#` that close a heading (CommonMark 4.2): a space precedes them. */
function removeClosing(heading: string): string {
  let end = heading.length
  while (heading[end - 1] === '#') end -= 1
  const isClosing = end === 0 || /[ \t]/.test(heading[end - 1] ?? '')
  return isClosing ? heading.slice(0, end).trimEnd() : heading
}

/** Returns a body without the parts before its text: imports, exports, comments, a `<head>`. */
export function skipOpening(body: string): string {
  return body.replace(
    /^(?:\s+|<head>[\s\S]*?<\/head>|<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}|(?:import|export)\s[^\n]*(?:\n(?!\s*\n)[^\n]*)*\n)*/,
    ''
  )
}

/**
 * Whether the first heading of a body is a title, whatever precedes it. The page then needs no
 * other title.
 */
export function hasTitleHeading(body: string): boolean {
  for (const line of iterateLinesOutsideCode(body)) {
    const level = /^(#{1,6})\s/.exec(line)?.[1]?.length
    if (level !== undefined) return level === 1
  }
  return false
}
