import fs from 'node:fs'
import path from 'node:path'
import type {DevProblem, SiteProblem} from '@lectern/types'
import {formatProblem} from '@lectern/core/report/format-problem'
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

/** Creates a report that prints one line per update and each problem once. */
export function createDevReport(terminal: Terminal, siteDir: string, name: string): DevReport {
  const told = new Map<string, readonly string[]>()
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
      const before = told.get(key) ?? []
      // If several pages have the same problem, it's printed once.
      const known = new Set([...told.values()].flat())
      const texts = nameOriginals(problems, siteDir).map((problem) =>
        formatProblem(problem, kind, siteDir, terminal)
      )
      if (texts.length === 0) told.delete(key)
      else told.set(key, texts)
      for (const text of texts) if (!known.has(text)) terminal.printError(`\n${text}`)
      if (texts.length === 0 && before.length > 0 && kind === 'error')
        terminal.print(colors.green(`fixed: ${about}`))
    }
  }
}

/** Adds the surrounding source lines to problems, for the browser. */
export function addExcerpts(problems: readonly SiteProblem[], siteDir: string): DevProblem[] {
  return nameOriginals(problems, siteDir).map((problem) => ({
    ...problem,
    excerpt: readExcerpt(problem, siteDir)
  }))
}

function readExcerpt({position}: SiteProblem, siteDir: string): string | undefined {
  if (position?.line === undefined) return undefined
  const {file, line, column} = position
  const lines = readLines(path.resolve(siteDir, file))
  if (lines[line - 1] === undefined) return undefined
  const first = Math.max(1, line - 2)
  const shown = lines.slice(first - 1, line + 2)
  const width = String(line + 2).length
  return shown
    .flatMap((text, index) => {
      const number = first + index
      const row = `${number === line ? '>' : ' '} ${String(number).padStart(width)} | ${text.slice(0, 160)}`
      const mark = `  ${' '.repeat(width)} | ${' '.repeat((column ?? 1) - 1)}^`
      return number === line && column !== undefined ? [row, mark] : [row]
    })
    .join('\n')
}

function readLines(file: string): string[] {
  try {
    return fs.readFileSync(file, 'utf8').split(/\r?\n/)
  } catch {
    // The message already includes the position, so it's enough without the excerpt.
    return []
  }
}
