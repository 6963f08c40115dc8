import path from 'node:path'
import type {DevProblem, SiteProblem} from '@lectern/types'
import {createLineReader, type LineReader, readExcerpt} from '@lectern/core/report/excerpt'
import {createProblemFormatter} from '@lectern/core/report/format-problem'
import {formatDuration} from '@lectern/core/report/progress'
import type {Terminal} from '@lectern/core/report/terminal'
import {nameOriginals} from '@lectern/core/sources/name-originals'

/** Prints events to the terminal. */
export interface DevReport {
  ready(url: string, milliseconds: number, note?: string): void
  updated(files: readonly string[], milliseconds: number, note?: string): void
  note(text: string): void
  /**
   * Reports problems with a page or the site. A problem is printed once, and again only after
   * `about` had no problems.
   */
  problems(about: string, problems: readonly SiteProblem[], kind: 'error' | 'warning'): void
}

/** Maximum number of new warnings that are printed at once, as in `site build`. */
const WARNINGS = 20

/** Creates a report that prints one line per update and each problem once. */
export function createDevReport(terminal: Terminal, siteDir: string, name: string): DevReport {
  const reported = new Map<string, readonly string[]>()
  /** The page or part of the site with which each problem was printed. */
  const owners = new Map<string, string>()
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
      const what = `${path.relative(siteDir, first)}${others > 0 ? ` and ${others} more` : ''}`
      terminal.print(
        `updated ${what} in ${formatDuration(milliseconds)}${note ? ` ${colors.dim(`(${note})`)}` : ''}`
      )
    },
    note: (text) => terminal.print(text),
    problems(about, problems, kind) {
      const key = `${kind} ${about}`
      const before = reported.get(key) ?? []
      // If several pages have the same problem, it's printed once.
      const known = countEach([...reported.values()])
      const format = createProblemFormatter(siteDir, terminal)
      const found = nameOriginals(problems, siteDir).map((problem) => ({
        id: identify(problem, kind),
        text: () => format(problem, kind)
      }))
      const ids = found.map(({id}) => id)
      // A problem that was fixed in one place is reported again if another still has it. Pages that
      // aren't open don't report that they're fixed.
      const fixed = new Set(before.filter((id) => !ids.includes(id)))
      for (const [other, list] of reported) {
        const kept = list.filter((id) => !fixed.has(id))
        reported.set(other, kept)
      }
      reported.set(key, ids)
      const added = found.filter(({id}) => {
        const left = known.get(id) ?? 0
        known.set(id, left - 1)
        return left <= 0
      })
      const shown = kind === 'error' ? added : added.slice(0, WARNINGS)
      for (const {id, text} of shown) {
        owners.set(id, about)
        terminal.printError(`\n${text()}`)
      }
      const others = added.length - shown.length
      if (others > 0)
        terminal.printError(`\n… and ${others} more. See all with \`site build --verbose\`.`)
      if (ids.length > 0 || kind !== 'error') return
      const names = new Set(before.map((id) => owners.get(id) ?? about))
      for (const name of names) terminal.print(colors.green(`fixed: ${name}`))
    }
  }
}

/**
 * Returns a text that's the same for the same problem in a later report. Most edits above a warning
 * move it, which isn't worth printing it again. An error in a different line can be a new one.
 */
function identify({code, message, position}: SiteProblem, kind: 'error' | 'warning'): string {
  const {file, line, column} = position ?? {}
  return JSON.stringify([code, message, file, ...(kind === 'error' ? [line, column] : [])])
}

/** Counts how often the list with the most occurrences of an ID contains it. */
function countEach(lists: readonly (readonly string[])[]): Map<string, number> {
  const most = new Map<string, number>()
  for (const list of lists) {
    const counts = new Map<string, number>()
    for (const id of list) counts.set(id, (counts.get(id) ?? 0) + 1)
    for (const [id, count] of counts) most.set(id, Math.max(count, most.get(id) ?? 0))
  }
  return most
}

/** Adds the surrounding source lines to problems, for the browser. */
export function addExcerpts(problems: readonly SiteProblem[], siteDir: string): DevProblem[] {
  const readFile = createLineReader(siteDir)
  return nameOriginals(problems, siteDir).map((problem) => ({
    ...problem,
    excerpt: formatExcerpt(problem, readFile)
  }))
}

function formatExcerpt({position}: SiteProblem, readFile: LineReader): string | undefined {
  if (!position) return undefined
  const excerpt = readExcerpt(position, readFile, {before: 2, after: 2})
  if (excerpt.length === 0) return undefined
  const width = String(excerpt.at(-1)?.number).length
  return excerpt
    .flatMap(({number, text, column}) => {
      const row = `${number === position.line ? '>' : ' '} ${String(number).padStart(width)} | ${text}`
      if (column === undefined) return [row]
      return [row, `  ${' '.repeat(width)} | ${' '.repeat(column - 1)}^`]
    })
    .join('\n')
}
