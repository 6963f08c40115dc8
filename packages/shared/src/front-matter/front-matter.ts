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
    hint: YAML_HINT
  }
  return {data, lines: {}, problems: [problem]}
}

/** Hint for most YAML errors. */
export const YAML_HINT = 'Use one `key: value` per line, and quote values that contain `: ` or `#`.'
