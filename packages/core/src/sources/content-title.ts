import {removeInlineMarkup} from './inline-markup.js'

/** Text of the level-1 heading that opens a body, markup taken off. Imports, comments and a `<head>` may precede. */
export function findContentTitle(body: string): string | undefined {
  const opening = skipOpening(body)
  const heading =
    /^#[ \t]+(.+?)[ \t]*#*[ \t]*(?:\r?\n|$)/.exec(opening)?.[1] ??
    /^([^\r\n]+)\r?\n=+[ \t]*(?:\r?\n|$)/.exec(opening)?.[1]
  return heading === undefined ? undefined : removeInlineMarkup(heading)
}

/** Returns a body without what precedes its text: imports, exports, comments, a `<head>`. */
export function skipOpening(body: string): string {
  return body.replace(
    /^(?:\s+|<head>[\s\S]*?<\/head>|<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}|(?:import|export)\s[^\n]*(?:\n(?!\s*\n)[^\n]*)*\n)*/,
    ''
  )
}

const FENCE = /^\s*(`{3,}|~{3,})/

/** Whether the first heading of a body is a title, whatever precedes it: the page needs no other one. */
export function hasTitleHeading(body: string): boolean {
  let fence: string | undefined
  for (const line of body.split(/\r?\n/)) {
    const marker = FENCE.exec(line)?.[1]
    if (fence !== undefined) {
      if (marker?.startsWith(fence)) fence = undefined
      continue
    }
    fence = marker
    const level = /^(#{1,6})\s/.exec(line)?.[1]?.length
    if (level !== undefined) return level === 1
  }
  return false
}
