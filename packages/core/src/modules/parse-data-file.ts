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
        message: `${file} isn't valid JSON: ${messageOf(error)}.`,
        position: {file},
        hint: "Fix the JSON. Comments and trailing commas aren't allowed."
      },
      {cause: error}
    )
  }
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
