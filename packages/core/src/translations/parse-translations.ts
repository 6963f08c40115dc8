import type {SiteProblem, SourcePosition, TranslationContent} from '@lectern/types'
import type {ConfigSource} from '@lectern/shared/problems/find-config-position'
import {findJsonError} from '@lectern/shared/problems/json-error'
import {escapePattern} from '@lectern/shared/text/escape-pattern'
import {describeValue} from '@lectern/shared/schema/validate-options'
import {lineAndColumn} from '@lectern/shared/text/line-and-column'

/** The valid entries of a translation file. */
export interface ParsedTranslations {
  content: TranslationContent
  problems: readonly SiteProblem[]
}

/**
 * Parses a translation file in the format `{"key": {"message": "…", "description": "…"}}`. Keeps
 * valid entries, and reports each error as `translation-file-invalid` with its position.
 *
 * @param file - Path relative to the site root, for messages.
 */
export function parseTranslations(text: string, file: string): ParsedTranslations {
  const clean = text.replace(/^\uFEFF/, '')
  let value: unknown
  try {
    value = JSON.parse(clean)
  } catch {
    const {line, column} = findJsonError(clean) ?? {}
    const problem = invalid(`The file ${file} isn't valid JSON.`, {file, line, column})
    return {content: {}, problems: [problem]}
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const message = `The file ${file} is ${describeValue(value)}, expected an object of strings.`
    return {content: {}, problems: [invalid(message, {file, line: 1, column: 1})]}
  }
  return readEntries(value, {text: clean, file})
}

function readEntries(value: object, source: ConfigSource): ParsedTranslations {
  const content: Record<string, {message: string; description?: string}> = {}
  const problems: SiteProblem[] = []
  for (const [key, entry] of Object.entries(value) as [string, unknown][]) {
    const issue = describeIssue(entry)
    if (issue) {
      const message = `The string \`${key}\` in ${source.file} ${issue}.`
      problems.push(invalid(message, findKey(key, source)))
    } else content[key] = readEntry(entry as {message: string; description?: unknown})
  }
  return {content, problems}
}

function readEntry({message, description}: {message: string; description?: unknown}) {
  return typeof description === 'string' ? {message, description} : {message}
}

/** Returns the error in an entry as the end of a sentence. */
function describeIssue(entry: unknown): string | undefined {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry))
    return `is ${describeValue(entry)}, expected an object with a message`
  if (!('message' in entry)) return 'has no message'
  const {message} = entry
  return typeof message === 'string'
    ? undefined
    : `has a message that is ${describeValue(message)}, expected a string`
}

function invalid(message: string, position: SourcePosition): SiteProblem {
  const hint = 'Use an object of strings, e.g. `{"key": {"message": "text"}}`.'
  return {code: 'translation-file-invalid', message, position, hint}
}

/**
 * Returns the position of a key, or only the file if the key isn't found, because JSON can escape
 * characters in several ways.
 */
export function findKey(key: string, source: ConfigSource): SourcePosition {
  const name = escapePattern(JSON.stringify(key))
  const found = new RegExp(`${name}\\s*:`).exec(source.text)
  return {file: source.file, ...(found && lineAndColumn(source.text, found.index))}
}
