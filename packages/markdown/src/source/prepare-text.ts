import {mapOutsideFences} from './code-fences.js'
import {openMdxBlocks} from './open-mdx-blocks.js'

/** Docusaurus 2 syntax to support. */
interface PrepareSettings {
  format: 'md' | 'mdx'
  /** `:::note Title`. */
  hasContainers?: boolean
  /** `## Title {#id}` in MDX. */
  hasHeadingIds?: boolean
}

/**
 * Rewrites syntax that the parsers don't support, except in code. Line numbers stay the same.
 * `:::note Some title` becomes `:::note[Some title]`. In `## Title {#__id__}`, the underscores are
 * escaped, and in MDX also the brace.
 */
export function prepareText(
  source: string,
  {format, hasContainers = true, hasHeadingIds = true}: PrepareSettings
): string {
  const isOpen = format === 'mdx' && source.includes('mdx-code-block')
  const text = isOpen ? openMdxBlocks(source) : source
  const hasTitles = hasContainers && text.includes(':::')
  const hasIds = hasHeadingIds && (text.includes('{#') || (format === 'md' && text.includes('{/*')))
  if (!hasTitles && !hasIds) return text
  return mapOutsideFences(text, (run) => {
    const titled = hasTitles ? run.replace(CONTAINER, bracketTitle) : run
    return hasIds ? prepareIds(titled, format) : titled
  })
}

function prepareIds(text: string, format: 'md' | 'mdx'): string {
  const brace = format === 'mdx' ? '\\{' : '{'
  // In Markdown, braces are text. A comment in them would be read as emphasis.
  const classic = format === 'md' ? text.replace(HEADING_COMMENT, '$1{#$2}$3') : text
  return classic.replace(
    HEADING_ID,
    (_, start: string, id: string) => `${start}${brace}#${id.replace(MARKS, escapeAll)}`
  )
}

/** Matches characters of an ID that could be read as emphasis. */
const MARKS = /(?<![\p{L}\p{N}\\_])_+|(?<![\\_])_+(?![\p{L}\p{N}_])|(?<!\\)[*~]/gu

function escapeAll(marks: string): string {
  return marks.replace(/./g, '\\$&')
}

/**
 * Matches a heading that ends with an ID in braces, unless the brace is escaped. The closing brace
 * can be missing.
 */
const HEADING_ID = /^([ \t>]*#{1,6}[ \t].*?(?<!\\))\{#([^{}\r\n]*(?:\}[ \t]*(?:#+[ \t]*)?)?\r?)$/gm

/** Matches a heading that ends with an ID in an MDX comment. */
const HEADING_COMMENT =
  /^([ \t>]*#{1,6}[ \t].*?)\{\/\*[ \t]*#([^{}\s*]+)[ \t]*\*\/\}([ \t]*(?:#+[ \t]*)?\r?)$/gm

const CONTAINER =
  /^((?:[ \t>]*|[ \t]*(?:[-*+]|\d+[.)])[ \t]+):{3,})[ \t]*([A-Za-z][\w-]*)((?:[^\w\r\n\u2028\u2029-].*)?)(\r?)$/gm

function bracketTitle(line: string, fence: string, name: string, rest: string, end: string) {
  const title = rest.trim()
  if (title === '') return `${fence}${name}${end}`
  if (/^[[{]/.test(rest)) return line
  // In `:::note-ish`, all of the text is the name. A title follows a space.
  if (!/^[ \t]/.test(rest)) return line
  if (/^\[.*\]$/.test(title)) return `${fence}${name}${title}${end}`
  return `${fence}${name}[${hasPairedBrackets(title) ? title : title.replace(/[[\]]/g, '\\$&')}]${end}`
}

function hasPairedBrackets(title: string): boolean {
  let depth = 0
  for (const character of title) {
    if (character === '[') depth++
    if (character === ']' && --depth < 0) return false
  }
  return depth === 0
}
