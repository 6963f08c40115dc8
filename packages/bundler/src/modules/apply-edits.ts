/** A part of a source and its replacement. */
export interface Edit {
  /** Index of the first character. `end` is the index after the last one. */
  start: number
  end: number
  text: string
}

/** Applies edits, which must not overlap. Line breaks in removed code are kept. */
export function applyEdits(code: string, edits: readonly Edit[]): string {
  const sorted = edits.toSorted((left, right) => left.start - right.start)
  const parts = sorted.map(({start, end, text}, index) => {
    const before = code.slice(sorted[index - 1]?.end ?? 0, start)
    const lines = code.slice(start, end).split('\n').length - 1
    return before + putLines(text, lines)
  })
  return parts.join('') + code.slice(sorted.at(-1)?.end ?? 0)
}

/** Adds line breaks before the closing bracket, where they have no effect. */
function putLines(text: string, count: number): string {
  const breaks = '\n'.repeat(count)
  return /[)}]$/.test(text) ? text.slice(0, -1) + breaks + text.slice(-1) : text + breaks
}
