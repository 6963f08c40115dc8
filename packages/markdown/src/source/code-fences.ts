/**
 * Changes the lines of a text outside fenced code. `change` receives consecutive lines as one
 * string, and has to keep the number of lines so that positions stay correct.
 */
export function mapOutsideFences(text: string, change: (run: string) => string): string {
  const result: string[] = []
  let run: string[] = []
  const isFenced = trackFences()
  const flush = () => {
    if (run.length > 0) result.push(change(run.join('\n')))
    run = []
  }
  for (const line of text.split('\n')) {
    if (isFenced(line)) {
      flush()
      result.push(line)
    } else run.push(line)
  }
  flush()
  return result.join('\n')
}

/** Iterates over the lines outside fenced code, with their 1-based numbers. */
export function* iterateOutsideFences(text: string): Generator<[line: string, number: number]> {
  const isFenced = trackFences()
  for (const [index, line] of text.split('\n').entries()) {
    if (!isFenced(line)) yield [line, index + 1]
  }
}

/**
 * Creates a function that receives lines in order and returns whether each one is part of fenced
 * code. Fences count as part of it.
 */
function trackFences(): (line: string) => boolean {
  let fence: string | undefined
  return (line) => {
    if (fence !== undefined) {
      if (closes(line, fence)) fence = undefined
      return true
    }
    fence = FENCE.exec(line)?.[1]
    return fence !== undefined
  }
}

// The info string after backticks can't contain a backtick (CommonMark 0.31 §4.5).
const FENCE = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(`{3,}(?=[^`]*$)|~{3,})/

function closes(line: string, fence: string): boolean {
  const mark = /^[ \t>]*(`{3,}|~{3,})[ \t]*\r?$/.exec(line)?.[1]
  return mark !== undefined && mark[0] === fence[0] && mark.length >= fence.length
}
