import type {SiteProblem} from '@lectern/types'
import {findJsonError} from '@lectern/shared/problems/json-error'
import {findPathIssue} from '@lectern/shared/files/output-path'
import {describeValue} from '@lectern/shared/schema/validate-options'
import {lineAndColumn} from '@lectern/shared/text/line-and-column'
import {CURRENT_VERSION} from './version-files.js'

/** Maximum length of a version name, since names are used in paths, menus and filenames. */
const MAX_LENGTH = 32

/** Maximum number of problems to report. A file with more is hardly a list of versions. */
const MAX_PROBLEMS = 20

/**
 * Returns why a version name is invalid, as the predicate of a sentence. Returns `undefined` if
 * it's valid.
 */
export function findNameIssue(name: string): string | undefined {
  if (name.trim() === '') return 'is empty'
  if (name.length > MAX_LENGTH) return `is longer than ${MAX_LENGTH} characters`
  if (/[/\\]/.test(name)) return 'has a slash'
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the check is for control characters
  if (/[<>:"|?*#%\u0000-\u001F\u007F]|^\s|\s$/.test(name))
    return "has a character that isn't valid in folder names"
  if (/^\.+$/.test(name)) return 'consists only of dots'
  if (name === CURRENT_VERSION) return 'is reserved for the version in the docs folder'
  // The name must also be valid on Windows, because the repository can be cloned there.
  return findPathIssue(name, 'win32')
}

/**
 * Parses the versions file, which is a JSON list of names, newest first. Reports errors as
 * `versions-file-invalid` and keeps the valid names.
 */
export function parseVersionNames(
  text: string,
  file: string
): {names: readonly string[]; problems: readonly SiteProblem[]} {
  const {value, problem} = parseJson(text.replace(/^\uFEFF/, ''), file)
  if (problem) return {names: [], problems: [problem]}
  if (!Array.isArray(value)) {
    const message = `The file ${file} is ${describeValue(value)}, expected a list of names.`
    return {names: [], problems: [invalidFile(message, {file, line: 1})]}
  }
  const names = new Set<string>()
  const problems: SiteProblem[] = []
  for (const entry of value as unknown[]) {
    const issue = describeIssue(entry, names)
    if (issue && problems.length === MAX_PROBLEMS) break
    if (issue)
      problems.push(invalidFile(`In ${file}, ${issue}.`, {file, line: findLine(text, entry)}))
    else names.add(String(entry))
  }
  return {names: [...names], problems}
}

function describeIssue(entry: unknown, before: ReadonlySet<string>): string | undefined {
  if (typeof entry !== 'string') return `a version is ${describeValue(entry)}, expected a string`
  const issue = findNameIssue(entry)
  if (issue) return `the version name ${JSON.stringify(entry)} ${issue}`
  return before.has(entry) ? `the version \`${entry}\` is listed twice` : undefined
}

function parseJson(text: string, file: string): {value?: unknown; problem?: SiteProblem} {
  try {
    return {value: JSON.parse(text)}
  } catch {
    const {line, column} = findJsonError(text) ?? {}
    return {problem: invalidFile(`The file ${file} isn't valid JSON.`, {file, line, column})}
  }
}

function invalidFile(message: string, position: SiteProblem['position']): SiteProblem {
  const hint = 'Use a list of unique names, newest first, e.g. `["2.0.0", "1.0.0"]`.'
  return {code: 'versions-file-invalid', message, position, hint}
}

/** Returns the line on which an entry last occurs. */
function findLine(text: string, entry: unknown): number | undefined {
  if (typeof entry === 'object') return 1
  const at = text.lastIndexOf(JSON.stringify(entry))
  return at < 0 ? undefined : lineAndColumn(text, at).line
}
