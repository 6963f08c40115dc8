/** A text replacement. Offsets count UTF-16 code units. */
export interface TextEdit {
  start: number
  end: number
  text: string
}

/** Applies edits that don't overlap. The rest of the text is unchanged, including line endings. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  return [...edits]
    .sort((left, right) => right.start - left.start)
    .reduce(
      (edited, {start, end, text: added}) => edited.slice(0, start) + added + edited.slice(end),
      text
    )
}

/** Returns whether an edit overlaps or touches one of the others. */
export function overlaps({start, end}: TextEdit, others: readonly TextEdit[]): boolean {
  return others.some((other) => start < other.end + 1 && other.start < end + 1)
}

/** Returns the offset of a 1-based line and column. */
export function offsetOf(text: string, line: number, column: number): number {
  let start = 0
  for (let count = 1; count < line; count++) {
    const end = text.indexOf('\n', start)
    if (end < 0) return text.length
    start = end + 1
  }
  return Math.min(text.length, start + column - 1)
}
