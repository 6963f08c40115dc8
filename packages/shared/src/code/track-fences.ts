/** Part of fenced code: the line that opens it, or any line after that, including the last one. */
export type FencePart = 'start' | 'rest'

/**
 * Creates a function that receives lines of Markdown in order, without line endings, and returns the
 * part of fenced code that a line is, or `undefined` outside code. A carriage return at the end of a
 * line is ignored.
 */
export function trackFences(): (line: string) => FencePart | undefined {
  let fence: string | undefined
  return (line) => {
    if (fence !== undefined) {
      if (closes(line, fence)) fence = undefined
      return 'rest'
    }
    fence = FENCE.exec(line)?.[1]
    return fence === undefined ? undefined : 'start'
  }
}

// The info string after backticks can't contain a backtick (CommonMark 0.31 §4.5).
const FENCE = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(`{3,}(?=[^`]*$)|~{3,})/

function closes(line: string, fence: string): boolean {
  const mark = /^[ \t>]*(`{3,}|~{3,})[ \t]*\r?$/.exec(line)?.[1]
  return mark !== undefined && mark[0] === fence[0] && mark.length >= fence.length
}
