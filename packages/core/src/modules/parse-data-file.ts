import {lineAndColumn} from '@lectern/shared/text/line-and-column'
import {messageOf, SiteError} from '@lectern/shared/problems/site-problem'
import {parseAnyYaml} from '@lectern/shared/yaml/parse-yaml'

/**
 * Parses a JSON file.
 *
 * @param file - Path relative to the site root, for messages.
 * @throws SiteError `module-invalid`.
 */
export function parseJsonFile(text: string, file: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch (error) {
    throw new SiteError(
      {
        code: 'module-invalid',
        message: `${file} isn't valid JSON: ${messageOf(error).split(/ (?:in JSON )?at position /, 1)[0]}.`,
        position: {file, ...findJsonError(text, messageOf(error))},
        hint: "Fix the JSON. Comments and trailing commas aren't allowed."
      },
      {cause: error}
    )
  }
}

/** Returns the position of a syntax error. Not every message of the JavaScript engine contains it. */
function findJsonError(text: string, message: string): {line?: number; column?: number} {
  const offset = /at position (\d+)/.exec(message)?.[1]
  if (offset !== undefined) return lineAndColumn(text, Number(offset))
  return /end of JSON/.test(message) ? lineAndColumn(text, text.trimEnd().length) : {}
}

/**
 * Parses a YAML or JSON file that contains a mapping.
 *
 * @param file - Path relative to the site root, for messages.
 * @throws SiteError `module-invalid`.
 */
export function parseYamlFile(text: string, file: string): Readonly<Record<string, unknown>> {
  const {data, error} = parseAnyYaml(text)
  if (!error) return data
  const {reason, line, column} = error
  throw new SiteError({
    code: 'module-invalid',
    message: `${file} isn't valid YAML: ${reason}.`,
    position: {file, line, column},
    hint: 'Fix the YAML at this position.'
  })
}
