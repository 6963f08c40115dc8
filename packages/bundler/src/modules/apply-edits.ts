/** Replaces a range of the code. */
export interface Edit {
  /** Index of the first character. `end` is the index after the last one. */
  start: number
  end: number
  by: string
}

/** Applies edits, which must not overlap. */
export function applyEdits(code: string, edits: readonly Edit[]): string {
  // Each part is copied once. Replacing one edit after the other would copy the whole code each time.
  const parts: string[] = []
  let offset = 0
  for (const {start, end, by} of edits.toSorted((left, right) => left.start - right.start)) {
    parts.push(code.slice(offset, start), by)
    offset = end
  }
  return [...parts, code.slice(offset)].join('')
}
