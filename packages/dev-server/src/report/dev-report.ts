import type {SiteProblem} from '@lectern/types'
import {createProblemFormatter} from '@lectern/core/report/format-problem'
import {formatDuration} from '@lectern/core/report/progress'
import type {Terminal} from '@lectern/core/report/terminal'
import {nameOriginals} from '@lectern/core/sources/name-originals'
import {createPrintedProblems, type ProblemKind} from './printed-problems.js'
import {relativePath} from '@lectern/shared/files/relative-path'

/** Prints events to the terminal. */
export interface DevReport {
  ready(url: string, milliseconds: number, note?: string): void
  updated(files: readonly string[], milliseconds: number, note?: string): void
  note(text: string): void
  /**
   * Prints the problems of a page or of another part of the site. A problem that several parts have
   * is printed once, and again if it occurs after it was fixed.
   *
   * @param about - Name of the part, for the message that all its errors are fixed.
   * @param problems - All current problems of the part of this kind. Can be empty.
   */
  problems(about: string, problems: readonly SiteProblem[], kind: ProblemKind): void
}

/** Maximum number of new warnings that are printed at once, as in `site build`. */
const WARNINGS = 20

/** Creates a report that prints one line per update and each problem once. */
export function createDevReport(terminal: Terminal, siteDir: string, name: string): DevReport {
  const printed = createPrintedProblems()
  const {colors} = terminal
  return {
    ready(url, milliseconds, note) {
      terminal.print(
        `\n  ${colors.bold(name)}  ready in ${formatDuration(milliseconds)}\n\n  ${colors.cyan('→')} ${colors.cyan(url)}${note ? `\n    ${note}` : ''}\n\n  Press Ctrl+C to stop.\n`
      )
    },
    updated(files, milliseconds, note) {
      const [first = ''] = files
      const others = files.length - 1
      const what = `${relativePath(siteDir, first)}${others > 0 ? ` and ${others} more` : ''}`
      terminal.print(
        `updated ${what} in ${formatDuration(milliseconds)}${note ? ` ${colors.dim(`(${note})`)}` : ''}`
      )
    },
    note: (text) => terminal.print(text),
    problems(about, problems, kind) {
      const named = nameOriginals(problems, siteDir)
      const {added, fixed} = printed.replace(about, named, kind)
      const shown = kind === 'error' ? added : added.slice(0, WARNINGS)
      const format = createProblemFormatter(siteDir, terminal)
      for (const problem of shown) terminal.printError(`\n${format(problem, kind)}`)
      const others = added.length - shown.length
      if (others > 0)
        terminal.printError(`\n… and ${others} more. See all with \`site build --verbose\`.`)
      if (kind === 'error' && problems.length === 0)
        for (const part of fixed) terminal.print(colors.green(`fixed: ${part}`))
    }
  }
}
