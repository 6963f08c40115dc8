import type {Point} from 'unist'

/** A position in a text. The offset is always set. */
export type SourcePoint = Required<Point>

/** Part of a value, with its position in the text. Line endings are separate chunks. */
export interface Chunk {
  value: string
  start: SourcePoint
  end: SourcePoint
}

/** Matches text that can precede a line of a value: indentation and block quote markers. */
const PREFIX = /^[ \t>]*$/

/** Returns the position after `count` characters on the same line. */
export function moveBy({line, column, offset}: SourcePoint, count: number): SourcePoint {
  return {line, column: column + count, offset: offset + count}
}

/** Returns the position after a line ending, or `undefined` if there's none at this position. */
export function moveToNextLine(text: string, {line, offset}: SourcePoint): SourcePoint | undefined {
  const length = text.startsWith('\r\n', offset) ? 2 : text[offset] === '\n' ? 1 : 0
  return length === 0 ? undefined : {line: line + 1, column: 1, offset: offset + length}
}

/**
 * Finds a multi-line value in a text. There, its lines can be indented or quoted.
 *
 * @param start - Position where the value begins.
 * @param closing - End of the value: a brace, or the end of the line.
 * @returns `undefined` if the value isn't at this position.
 */
export function locateValue(
  text: string,
  start: SourcePoint,
  value: string,
  closing: '}' | ''
): Chunk[] | undefined {
  const lines = value.split(/\r\n|\n/)
  const chunks: Chunk[] = []
  let point: SourcePoint | undefined = start
  for (const [index, line] of lines.entries()) {
    const isLast = index === lines.length - 1
    point = index === 0 ? start : findLine(text, point, line, isLast ? closing : '')
    if (!point || !text.startsWith(line, point.offset)) return undefined
    const end = moveBy(point, line.length)
    if (line !== '') chunks.push({value: line, start: point, end})
    if (isLast) return text.startsWith(closing, end.offset) ? chunks : undefined
    const next = moveToNextLine(text, end)
    if (!next) return undefined
    chunks.push({value: text.slice(end.offset, next.offset), start: end, end: next})
    point = next
  }
  return undefined
}

/** Returns the offset of a part of the value in the line that starts at `start`. */
function findLine(
  text: string,
  start: SourcePoint,
  part: string,
  closing: '}' | ''
): SourcePoint | undefined {
  const end = lineEnd(text, start.offset)
  const at = closing === '' ? end - part.length : text.indexOf(part + closing, start.offset)
  if (at < start.offset || at > end) return undefined
  return PREFIX.test(text.slice(start.offset, at)) ? moveBy(start, at - start.offset) : undefined
}

function lineEnd(text: string, offset: number): number {
  const at = text.indexOf('\n', offset)
  if (at < 0) return text.length
  return text[at - 1] === '\r' && at > offset ? at - 1 : at
}
