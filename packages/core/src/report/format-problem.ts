import fs from 'node:fs'
import path from 'node:path'
import type {SiteProblem, SourcePosition} from '@lectern/types'
import {relativePath} from '@lectern/shared/files/relative-path'
import {completeCommands} from './site-command.js'
import type {Colors, Terminal} from './terminal.js'

/**
 * Formats a problem for the terminal: the message, the position with a code excerpt, and the hint,
 * whose commands can be copied.
 *
 * @param siteDir - Absolute site root. Positions are relative to it.
 */
export function formatProblem(
  problem: SiteProblem,
  kind: 'error' | 'warning',
  siteDir: string,
  {colors, cwd}: Pick<Terminal, 'colors' | 'cwd'>
): string {
  const paint = kind === 'error' ? colors.red : colors.yellow
  const {code, message, position, hint} = problem
  return [
    `${paint(`${kind} ${code}`)}: ${message}`,
    ...(position ? formatPosition(position, siteDir, colors) : []),
    ...(hint ? [`  ${colors.cyan('→')} ${completeCommands(hint, {siteDir, cwd})}`] : [])
  ].join('\n')
}

function formatPosition(position: SourcePosition, siteDir: string, colors: Colors): string[] {
  const {file, line, column} = position
  // Plugins may be outside the site, but a path relative to it is still the easiest to find.
  const shown = path.isAbsolute(file) ? relativePath(siteDir, file) : file
  const location = [shown, line, line === undefined ? undefined : column]
    .filter((part) => part !== undefined)
    .join(':')
  return [`  ${colors.dim('at')} ${location}`, ...formatExcerpt(position, siteDir, colors)]
}

/** Formats the line of a problem and the lines around it, with a marker below the column. */
function formatExcerpt(
  {file, line, column}: SourcePosition,
  siteDir: string,
  colors: Colors
): string[] {
  if (line === undefined) return []
  const lines = readLines(path.resolve(siteDir, file))
  if (lines[line - 1] === undefined) return []
  const first = Math.max(1, line - 1)
  const last = Math.min(lines.length, line + 1)
  const width = String(last).length
  return Array.from({length: last - first + 1}, (_, index) => first + index).flatMap((number) => {
    const text = (lines[number - 1] ?? '').slice(0, 160)
    const row = `  ${String(number).padStart(width)} | ${text}`
    if (number !== line) return [colors.dim(row)]
    const mark =
      column === undefined
        ? []
        : [`  ${' '.repeat(width)} | ${' '.repeat(column - 1)}${colors.red('^')}`]
    return [row, ...mark]
  })
}

function readLines(file: string): string[] {
  try {
    return fs.readFileSync(file, 'utf8').split(/\r?\n/)
  } catch {
    // The message contains the position, so the excerpt isn't essential.
    return []
  }
}
