import {messageOf, SiteError} from '@lectern/shared/problems/site-problem'
import {parseAnyYaml} from '@lectern/shared/yaml/parse-yaml'

/**
 * Returns the value of a JSON file.
 *
 * @param file - Relative to the site, for messages.
 * @throws SiteError `module-invalid`.
 */
export function parseJsonFile(text: string, file: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch (error) {
    throw new SiteError(
      {
        code: 'module-invalid',
        message: `${file} is not valid JSON: ${messageOf(error)}.`,
        position: {file},
        hint: 'Correct the JSON; it allows no comments and no comma at the end of a list.'
      },
      {cause: error}
    )
  }
}

/**
 * Returns the mapping in a YAML file. JSON is YAML.
 *
 * @param file - Relative to the site, for messages.
 * @throws SiteError `module-invalid`.
 */
export function parseYamlFile(text: string, file: string): Readonly<Record<string, unknown>> {
  const {data, error} = parseAnyYaml(text)
  if (!error) return data
  const {reason, line, column} = error
  throw new SiteError({
    code: 'module-invalid',
    message: `${file} is not valid YAML: ${reason}.`,
    position: {file, line, column},
    hint: 'Correct the YAML at this place.'
  })
}
