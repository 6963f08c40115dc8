import type {DevProblem, SiteProblem} from '@lectern/types'
import {createLineReader, type LineReader, readExcerpt} from '@lectern/core/report/excerpt'
import {nameOriginals} from '@lectern/core/sources/name-originals'

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
