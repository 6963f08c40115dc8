import fs from 'node:fs'
import path from 'node:path'
import type {SourcePosition} from '@lectern/types'

/** Longer lines are cut. */
const MAX_WIDTH = 160

/** Number of characters to show before a column that is far to the right. */
const LEAD = 60

/** A line of an excerpt. */
export interface ExcerptLine {
  /** Line number, 1-based. */
  number: number
  text: string
  /** Column of the problem in `text`, 1-based. Set only on the line of the problem. */
  column?: number
}

/** Returns the lines of a file. Empty if the file can't be read. */
export type LineReader = (file: string) => readonly string[]

/**
 * Creates a reader for the files of a list of problems. It keeps the last file in memory, because
 * many problems can be in the same large file.
 *
 * @param siteDir - Absolute site root. Files are relative to it.
 */
export function createLineReader(siteDir: string): LineReader {
  let last: {file: string; lines: readonly string[]} | undefined
  return (file) => {
    if (last?.file !== file) last = {file, lines: readLines(path.resolve(siteDir, file))}
    return last.lines
  }
}

/**
 * Returns the line of a problem and the lines around it. Empty if the line doesn't exist.
 *
 * @param around - Number of lines to show before and after it.
 */
export function readExcerpt(
  {file, line, column}: SourcePosition,
  readFile: LineReader,
  around: {before: number; after: number}
): ExcerptLine[] {
  if (line === undefined) return []
  const lines = readFile(file)
  if (lines[line - 1] === undefined) return []
  const first = Math.max(1, line - around.before)
  const shown = lines.slice(first - 1, line + around.after)
  return shown.map((text, index) =>
    cutLine(text, first + index, first + index === line ? column : undefined)
  )
}

/** Shortens a long line. If the column would be cut off, the line is cut on both sides. */
function cutLine(text: string, number: number, column: number | undefined): ExcerptLine {
  if (column === undefined) return {number, text: text.slice(0, MAX_WIDTH)}
  if (column <= MAX_WIDTH) return {number, text: text.slice(0, MAX_WIDTH), column}
  const start = column - 1 - LEAD
  return {number, text: `…${text.slice(start, start + MAX_WIDTH)}`, column: LEAD + 2}
}

function readLines(file: string): string[] {
  try {
    return fs.readFileSync(file, 'utf8').split(/\r?\n/).map(showControls)
  } catch {
    // The message contains the position, so the excerpt isn't essential.
    return []
  }
}

/** Replaces control characters, which terminals can interpret as commands. */
function showControls(line: string): string {
  return line.replace(/[^\P{Cc}\t]/gu, '\uFFFD')
}
