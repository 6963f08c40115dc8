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

/** Creates a report that prints one line per update and each problem once. */
export function createDevReport(terminal: Terminal, siteDir: string, name: string): DevReport {
  const reported = new Map<string, readonly string[]>()
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
      const known = new Set([...reported.values()].flat())
      const format = createProblemFormatter(siteDir, terminal)
      const texts = nameOriginals(problems, siteDir).map((problem) => format(problem, kind))
      if (texts.length === 0) reported.delete(key)
      else reported.set(key, texts)
      for (const text of texts) if (!known.has(text)) terminal.printError(`\n${text}`)
      if (texts.length === 0 && before.length > 0 && kind === 'error')
        terminal.print(colors.green(`fixed: ${about}`))
    }
  }
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
