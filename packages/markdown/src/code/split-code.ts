/**
 * Splits long code into pieces that can be highlighted separately. Prefers to split before an
 * unindented line that follows a blank line, because a statement or section probably starts there.
 * Otherwise, splits before any line.
 *
 * @returns Pieces of at most `length` characters. A longer line becomes its own piece.
 */
export function splitCode(code: string, length: number): string[] {
  const pieces: string[] = []
  let start = 0
  while (code.length - start > length) {
    const piece = code.slice(start, start + length)
    const end = start + (findSection(piece) || findLine(piece) || lineLength(code, start))
    pieces.push(code.slice(start, end))
    start = end
  }
  return start < code.length ? [...pieces, code.slice(start)] : pieces
}

/** Returns the index at which the last section of a piece begins. */
function findSection(piece: string): number {
  for (let at = piece.lastIndexOf('\n\n'); at >= 0; at = piece.lastIndexOf('\n\n', at - 1)) {
    if (/^\S/.test(piece.slice(at + 2, at + 3))) return at + 2
    if (at === 0) break
  }
  return 0
}

/** Returns the index at which the last line of a piece begins. */
function findLine(piece: string): number {
  return piece.lastIndexOf('\n') + 1
}

function lineLength(code: string, start: number): number {
  const end = code.indexOf('\n', start)
  return (end < 0 ? code.length : end + 1) - start
}
