import {findJsonError} from '@lectern/shared/problems/json-error'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {parseAnyYaml} from '@lectern/shared/yaml/parse-yaml'

/**
 * Parses a JSON file. As in Node's `require`, a byte order mark is ignored.
 *
 * @param file - Path relative to the site root, for messages.
 * @throws SiteError `module-invalid`.
 */
export function parseJsonFile(text: string, file: string): unknown {
  const clean = text.replace(/^\uFEFF/, '')
  try {
    return JSON.parse(clean) as unknown
  } catch (error) {
    const {reason, line, column} = findJsonError(clean) ?? {}
    throw new SiteError(
      {
        code: 'module-invalid',
        message: `${file} isn't valid JSON: ${reason}.`,
        position: {file, line, column},
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
