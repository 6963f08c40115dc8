import type {SiteProblem} from '@lectern/types'
import {createProblemFormatter} from '@lectern/core/report/format-problem'
import type {Terminal} from '@lectern/core/report/terminal'
import {nameOriginals} from '@lectern/core/sources/name-originals'

/** Maximum number of warnings without `--verbose`. The rest are only counted. */
const WARNINGS_SHOWN = 20

/** Prints a command's problems. Without `all`, prints only the first ones. */
export function printProblems(
  found: readonly SiteProblem[],
  siteDir: string,
  terminal: Terminal,
  all = false
): void {
  const problems = nameOriginals(found, siteDir)
  const shown = all ? problems : problems.slice(0, WARNINGS_SHOWN)
  const format = createProblemFormatter(siteDir, terminal)
  for (const problem of shown) {
    const kind = problem.policy === 'warn' ? 'warning' : 'error'
    terminal.printError(`\n${format(problem, kind)}`)
  }
  const left = problems.length - shown.length
  if (left > 0) terminal.printError(`\n… and ${left} more. See all with --verbose.`)
}

/** Prints all problems that ended a command, and the state of the previous build. */
export function printFailure(
  problems: readonly SiteProblem[],
  siteDir: string,
  terminal: Terminal,
  lastOutput = ''
): void {
  printProblems(problems, siteDir, terminal, true)
  terminal.printError(`\n${countProblems(problems)}${lastOutput}`)
}

/** Formats a single problem like `printFailure`. */
export function formatFailure(problem: SiteProblem, siteDir: string, terminal: Terminal): string {
  const format = createProblemFormatter(siteDir, terminal)
  return `\n${format(problem, 'error')}\n\n${countProblems([problem])}`
}

/** Formats counts: `2 errors and 1 warning.` */
function countProblems(problems: readonly SiteProblem[]): string {
  const warnings = problems.filter(({policy}) => policy === 'warn').length
  const count = (found: number, noun: string) => `${found} ${noun}${found === 1 ? '' : 's'}`
  const errors = count(problems.length - warnings, 'error')
  return warnings > 0 ? `${errors} and ${count(warnings, 'warning')}.` : `${errors}.`
}
