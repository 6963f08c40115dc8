/** A 1-based position in a text. */
export interface LineAndColumn {
  line: number
  column: number
}

/** Converts an offset in UTF-16 code units to a line and a column. */
export function lineAndColumn(text: string, offset: number): LineAndColumn {
  const end = Math.min(offset, text.length)
  let line = 1
  let start = 0
  for (let at = text.indexOf('\n'); at !== -1 && at < end; at = text.indexOf('\n', start)) {
    line += 1
    start = at + 1
  }
  return {line, column: end - start + 1}
}
