import type {SiteProblem, SourcePosition} from '@lectern/types'
import {siteRelative} from '@lectern/shared/files/relative-path'
import {createLineReader, type ExcerptLine, readExcerpt} from './excerpt.js'
import {completeCommands} from './site-command.js'
import type {Colors, Terminal} from './terminal.js'

/** Formats a problem for the terminal. */
export type ProblemFormatter = (problem: SiteProblem, kind: 'error' | 'warning') => string

/**
 * Creates a function that formats the problems of a list: the message, the position with a code
 * excerpt, and the hint, whose commands can be copied.
 *
 * @param siteDir - Absolute site root. Positions are relative to it.
 */
export function createProblemFormatter(
  siteDir: string,
  {colors, cwd}: Pick<Terminal, 'colors' | 'cwd'>
): ProblemFormatter {
  const readFile = createLineReader(siteDir)
  const formatPosition = (position: SourcePosition) => {
    const {file, line, column} = position
    // Plugins may be outside the site, but a path relative to it is still the easiest to find.
    const shown = siteRelative(siteDir, file)
    const location = [shown, line, line === undefined ? undefined : column]
      .filter((part) => part !== undefined)
      .join(':')
    const excerpt = readExcerpt(position, readFile, {before: 1, after: 1})
    return [`  ${colors.dim('at')} ${location}`, ...formatExcerpt(excerpt, position.line, colors)]
  }
  return ({code, message, position, hint}, kind) => {
    const paint = kind === 'error' ? colors.red : colors.yellow
    return [
      `${paint(`${kind} ${code}`)}: ${message}`,
      ...(position ? formatPosition(position) : []),
      ...(hint ? [`  ${colors.cyan('→')} ${completeCommands(hint, {siteDir, cwd})}`] : [])
    ].join('\n')
  }
}

/** Formats an excerpt, with a marker below the column. */
function formatExcerpt(
  excerpt: readonly ExcerptLine[],
  line: number | undefined,
  colors: Colors
): string[] {
  const width = String(excerpt.at(-1)?.number).length
  return excerpt.flatMap(({number, text, column}) => {
    const row = `  ${String(number).padStart(width)} | ${text}`
    if (number !== line) return [colors.dim(row)]
    if (column === undefined) return [row]
    return [row, `  ${' '.repeat(width)} | ${' '.repeat(column - 1)}${colors.red('^')}`]
  })
}
