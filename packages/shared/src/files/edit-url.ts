import {linkField} from '../schema/link-field.js'
import {z} from '../schema/schema.js'
import type {SourceFile} from './source-files.js'

/** Value of `editUrl`: the URL of the site root in a repository, or a function. */
export type EditUrlOption<Input> = string | ((input: Input) => string | undefined)

/** Creates the schema of an `editUrl` option. Functions receive the plugin's data about a file. */
export function createEditUrlSchema<Input>() {
  const editUrlFunction = z.custom<(input: Input) => string | undefined>(
    (value) => typeof value === 'function',
    'a function'
  )
  return z.union([linkField, editUrlFunction])
}

/** The option `editLocalizedFiles`: whether a translated page links to the translation. */
export const editLocalizedFilesOption = z.boolean().default(false)

/** Returns the source file of a page's edit link, relative to the site root: a translation if requested. */
export function chooseEditedFile(
  {source, original}: Pick<SourceFile, 'source' | 'original'>,
  {editLocalizedFiles}: {editLocalizedFiles: boolean}
): string {
  return editLocalizedFiles ? source.file : (original ?? source.file)
}

/**
 * Returns the edit URL of a source file according to the plugin's option.
 *
 * @param file - Relative to the site root, posix. May start with `../`.
 * @param input - Arguments of a function.
 */
export function resolveEditUrl<Input>(
  option: EditUrlOption<Input> | undefined,
  file: string,
  input: Input
): string | undefined {
  return typeof option === 'string' ? createEditUrl(option, file) : option?.(input)
}

/**
 * Returns the edit URL of a source file: its path relative to the URL of the site root in a repository. Returns
 * `undefined` if the base isn't an absolute URL.
 *
 * @param base - Such as `https://example.com/project/edit/main/website/`.
 */
function createEditUrl(base: string, file: string): string | undefined {
  const encoded = file.split('/').map(encodeURIComponent).join('/')
  const folder = base.endsWith('/') ? base : `${base}/`
  return URL.canParse(folder) ? new URL(encoded, folder).href : undefined
}
