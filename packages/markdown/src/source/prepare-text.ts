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
 * `:::note Some title` becomes `:::note[Some title]`, and in MDX, the brace of `## Title {#id}` is
 * escaped.
 */
export function prepareText(
  source: string,
  {format, hasContainers = true, hasHeadingIds = true}: PrepareSettings
): string {
  const isOpen = format === 'mdx' && source.includes('mdx-code-block')
  const text = isOpen ? openMdxBlocks(source) : source
  const hasTitles = hasContainers && text.includes(':::')
  // In Markdown, underscores in a commented ID would be read as emphasis.
  const [sign, pattern, id] =
    format === 'mdx'
      ? (['{#', HEADING_ID, '$1\\{#$2'] as const)
      : (['{/*', HEADING_COMMENT, '$1{#$2}$3'] as const)
  const hasIds = hasHeadingIds && text.includes(sign)
  if (!hasTitles && !hasIds) return text
  return mapOutsideFences(text, (run) => {
    const titled = hasTitles ? run.replace(CONTAINER, bracketTitle) : run
    return hasIds ? titled.replace(pattern, id) : titled
  })
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
