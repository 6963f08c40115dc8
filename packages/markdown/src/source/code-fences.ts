/**
 * Change the lines of a text that stand outside fenced code. `change` takes a run of lines joined by
 * line feeds and must give back as many lines, so that positions stay true.
 */
export function mapOutsideFences(text: string, change: (run: string) => string): string {
  const result: string[] = []
  let run: string[] = []
  let fence: string | undefined
  const flush = () => {
    if (run.length > 0) result.push(change(run.join('\n')))
    run = []
  }
  for (const line of text.split('\n')) {
    const mark = FENCE.exec(line)
    if (fence === undefined && mark) {
      flush()
      fence = mark[1]
      result.push(line)
    } else if (fence !== undefined) {
      result.push(line)
      if (closes(line, fence)) fence = undefined
    } else run.push(line)
  }
  flush()
  return result.join('\n')
}

/** Iterates the lines that stand outside fenced code, with their numbers from 1. */
export function* iterateOutsideFences(text: string): Generator<[line: string, number: number]> {
  let fence: string | undefined
  for (const [index, line] of text.split('\n').entries()) {
    if (fence !== undefined) {
      if (closes(line, fence)) fence = undefined
      continue
    }
    fence = FENCE.exec(line)?.[1]
    if (fence === undefined) yield [line, index + 1]
  }
}

// An info string after backticks holds no backtick (CommonMark 0.31 §4.5).
const FENCE = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(`{3,}(?=[^`]*$)|~{3,})/

function closes(line: string, fence: string): boolean {
  const mark = /^[ \t>]*(`{3,}|~{3,})[ \t]*\r?$/.exec(line)?.[1]
  return mark !== undefined && mark[0] === fence[0] && mark.length >= fence.length
}
