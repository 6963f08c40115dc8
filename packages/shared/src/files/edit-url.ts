import {linkField} from '../schema/link-field.js'
import {z} from '../schema/schema.js'
import type {SiteConfig} from '@lectern/types'
import {addBaseUrl, addTrailingSlash} from '../url/url-path.js'
import type {SourceFile} from './source-files.js'

/** Value of the `editUrl` option: the site root's URL in a repository, or a function. */
export type EditUrlOption<Input> = string | ((input: Input) => string | undefined)

/**
 * Creates the schema of an `editUrl` option. If it's a function, it receives the plugin's data
 * about a file.
 */
export function createEditUrlSchema<Input>() {
  const editUrlFunction = z.custom<(input: Input) => string | undefined>(
    (value) => typeof value === 'function',
    'a function'
  )
  return z.union([linkField, editUrlFunction])
}

/** Option for whether the edit link of a translated page points to the translation. */
export const editLocalizedFilesOption = z.boolean().default(false)

/**
 * Returns the source file that a page's edit link points to, relative to the site root. With
 * `editLocalizedFiles`, it's the translation.
 */
export function chooseEditedFile(
  {source, original}: Pick<SourceFile, 'source' | 'original'>,
  {editLocalizedFiles}: {editLocalizedFiles: boolean}
): string {
  return editLocalizedFiles ? source.file : (original ?? source.file)
}

/**
 * Returns the edit URL for a source file. The plugin's `editUrl` option determines the URL.
 *
 * @param file - Relative to the site root, with forward slashes. May start with `../`.
 * @param input - Argument for an `editUrl` function.
 */
export function resolveEditUrl<Input>(
  option: EditUrlOption<Input> | undefined,
  file: string,
  input: Input
): string | undefined {
  return typeof option === 'string' ? createEditUrl(option, file) : option?.(input)
}

/**
 * Returns the `permalink` that an `editUrl` function receives for a route path. In Docusaurus
 * projects, it includes the base URL.
 */
export function editPermalink(
  path: string,
  {baseUrl, compatibility}: Pick<SiteConfig, 'baseUrl' | 'compatibility'>
): string {
  return compatibility === 'docusaurus' ? addBaseUrl(path, baseUrl) : path
}

/**
 * Appends a file's path to the repository URL of the site root. Returns `undefined` if the base
 * isn't an absolute URL.
 *
 * @param base - Such as `https://example.com/project/edit/main/website/`.
 */
function createEditUrl(base: string, file: string): string | undefined {
  const encoded = file.split('/').map(encodeURIComponent).join('/')
  const folder = addTrailingSlash(base)
  return URL.canParse(folder) ? new URL(encoded, folder).href : undefined
}
