import {mapOutsideFences} from './code-fences.js'
import {openMdxBlocks} from './open-mdx-blocks.js'

/**
 * Bring what authors write into the syntax that the parsers know, line by line so that positions stay
 * true: `:::note Some title` becomes `:::note[Some title]`, and in MDX `<!-- note -->` and
 * `## Title {#id}` become comments in braces. Code is left alone.
 */
export function prepareText(
  source: string,
  {format, hasContainers = true}: {format: 'md' | 'mdx'; hasContainers?: boolean}
): string {
  const isOpen = format === 'mdx' && source.includes('mdx-code-block')
  const text = isOpen ? openMdxBlocks(source) : source
  const hasTitles = hasContainers && text.includes(':::')
  const hasForeign = format === 'mdx' && (text.includes('<!--') || text.includes('{#'))
  if (!hasTitles && !hasForeign) return text
  return mapOutsideFences(text, (run) => {
    const titled = hasTitles ? run.replace(CONTAINER, bracketTitle) : run
    return hasForeign ? mapOutsideScripts(titled) : titled
  })
}

const CONTAINER =
  /^((?:[ \t>]*|[ \t]*(?:[-*+]|\d+[.)])[ \t]+):{3,})[ \t]*([A-Za-z][\w-]*)([^\r\n]*)(\r?)$/gm

function bracketTitle(line: string, fence: string, name: string, rest: string, end: string) {
  const title = rest.trim()
  if (title === '') return `${fence}${name}${end}`
  if (/^[[{]/.test(rest)) return line
  // `:::note-ish` was taken whole by the name; anything else without a space is no title.
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

/** Leave import and export blocks alone: they are JavaScript up to the next blank line. */
function mapOutsideScripts(run: string): string {
  return run
    .split(/(\n[ \t]*\r?\n)/)
    .map((block) =>
      /^\s*(?:import|export)\b/.test(block) ? block : block.replace(FOREIGN, rewrite)
    )
    .join('')
}

/** Inline code (kept), an HTML comment, or an id that ends a heading. */
const FOREIGN =
  /(`+)[^`][\s\S]*?\1|<!--([\s\S]*?)-->|^([ >]*#{1,6}[ \t].*)\{#([^{}\s]+)\}(?=[ \t]*#*[ \t]*\r?$)/gm

function rewrite(
  found: string,
  ticks: string | undefined,
  comment: string | undefined,
  title: string | undefined,
  id: string | undefined
): string {
  if (ticks !== undefined) return found
  // As long as before, so that columns stay true; `*/` would end the new comment early.
  if (comment !== undefined) return `{/* ${comment.replaceAll('*/', '* ')}*/}`
  return `${title}{/*#${id}*/}`
}
