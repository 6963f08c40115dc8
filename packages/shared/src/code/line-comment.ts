/** A line of code that ends with a comment. */
export interface LineComment {
  /** Text before the comment, without trailing whitespace; may be empty. */
  code: string
  /** Text of the comment, trimmed. */
  text: string
}

/** Start and end markers of comments that can follow code in any language. */
const CLOSED: readonly (readonly [start: string, end: string])[] = [
  ['{/*', '*/}'],
  ['/*', '*/'],
  ['<!--', '-->'],
  ['{{!--', '--}}'],
  ['{#', '#}'],
  ['(*', '*)'],
  ['{-', '-}']
]

const SIGN = String.raw`(?://|#|--|%|;|'|"|!|\bREM\b)`
/**
 * Matches a comment that continues to the end of the line. The comment must be the only content of
 * the line, or be in brackets after code.
 */
const ALONE = new RegExp(`^\\s*${SIGN}\\s*(.*)$`, 'i')
const BEHIND = new RegExp(`${SIGN}\\s*(\\[![^]*)$`, 'i')

/** Matches Markdown languages. Comments in their code samples aren't Markdown comments. */
const MARKDOWN = /^(?:md|mdx|markdown)$/
const OF_MARKDOWN = new Set(['{/*', '<!--'])

/**
 * Splits a line into its code and the comment at its end. Returns `undefined` if there's no
 * comment.
 */
export function splitLineComment(
  line: string,
  language: string | undefined
): LineComment | undefined {
  const trimmed = line.trimEnd()
  const isMarkdown = MARKDOWN.test(language ?? '')
  for (const [start, end] of CLOSED) {
    if (!trimmed.endsWith(end) || (isMarkdown && !OF_MARKDOWN.has(start))) continue
    const at = trimmed.lastIndexOf(start)
    if (at < 0) continue
    return {
      code: trimmed.slice(0, at).trimEnd(),
      text: trimmed.slice(at + start.length, -end.length).trim()
    }
  }
  return isMarkdown ? undefined : splitOpenComment(trimmed)
}

function splitOpenComment(line: string): LineComment | undefined {
  const alone = ALONE.exec(line)
  if (alone) return {code: '', text: alone[1] ?? ''}
  const behind = BEHIND.exec(line)
  return behind ? {code: line.slice(0, behind.index).trimEnd(), text: behind[1] ?? ''} : undefined
}
