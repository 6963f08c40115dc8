/** A 1-based position in a text. */
export interface LineAndColumn {
  line: number
  column: number
}

/** Converts an offset in UTF-16 code units to a line and a column. */
export function lineAndColumn(text: string, offset: number): LineAndColumn {
  const before = text.slice(0, offset)
  return {line: before.split('\n').length, column: before.length - before.lastIndexOf('\n')}
}
