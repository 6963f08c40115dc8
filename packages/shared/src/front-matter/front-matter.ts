import type {SiteProblem} from '@lectern/types'
import {parseYaml} from '../yaml/parse-yaml.js'

/** Parsed front matter, with the line of each top-level key. */
export interface FrontMatter {
  /** Empty if there's a problem. */
  data: Record<string, unknown>
  /** Line of each key in the file, 1-based. */
  lines: Record<string, number>
  /** Code `front-matter-invalid`; `position.file` is `file`. */
  problems: SiteProblem[]
}

/** Number of lines before the YAML. The only one is the opening fence. */
const LINES_BEFORE = 1

/** Parses YAML front matter. */
export function parseFrontMatter(yaml: string, file: string): FrontMatter {
  const {data, lines, error} = parseYaml(yaml)
  const fileLines = Object.entries(lines).map(([key, line]) => [key, line + LINES_BEFORE])
  if (!error) return {data, lines: Object.fromEntries(fileLines), problems: []}
  const {reason, line, column} = error
  const problem: SiteProblem = {
    code: 'front-matter-invalid',
    message: `The front matter isn't valid YAML: ${reason}.`,
    position: {file, line: line + LINES_BEFORE, column},
    hint: adviseOn(reason, yaml.split('\n').slice(0, line))
  }
  return {data, lines: {}, problems: [problem]}
}

/**
 * Returns the hint for an error.
 *
 * @param before - Lines up to the error's.
 */
function adviseOn(reason: string, before: readonly string[]): string {
  if (/^Tabs are not allowed/.test(reason)) return 'Indent with spaces.'
  if (NEEDS_QUOTES.test(reason)) return 'Put the whole value in quotes.'
  // Few authors write blank lines in front matter, but they often forget to close it.
  const start = before.findIndex((text, index) => index > 0 && text.trim() === '')
  const isOpen = start > 0 && before.slice(start).some((text) => !/^(?:\s|#|[\w-]+:|$)/.test(text))
  return isOpen
    ? `End the front matter with \`---\` in line ${start + 1 + LINES_BEFORE}.`
    : YAML_HINT
}

/** Matches the reasons for errors of values that start with a special character, such as `*` or `@`. */
const NEEDS_QUOTES = /at node end$|^(?:the alias|Alias) |(?:reserved|indicator) character/

/** Hint for most YAML errors. */
export const YAML_HINT = 'Use one `key: value` per line, and quote values that contain `: ` or `#`.'
