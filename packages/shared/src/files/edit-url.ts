import {linkField} from '../schema/link-field.js'
import {z} from '../schema/schema.js'
import type {SourceFile} from './source-files.js'

/** Value of `editUrl`: the URL of the site root in a repository, or a function. */
export type EditUrlOption<Input> = string | ((input: Input) => string | undefined)

/**
 * Creates the schema of an `editUrl` option. Functions get the data of their plugin about a file.
 */
export function createEditUrlSchema<Input>() {
  const editUrlFunction = z.custom<(input: Input) => string | undefined>(
    (value) => typeof value === 'function',
    'a function'
  )
  return z.union([linkField, editUrlFunction])
}

/** The option `editLocalizedFiles`: whether the link of a translated page leads to the translation. */
export const editLocalizedFilesOption = z.boolean().default(false)

/** The file to edit for a page, relative to the site root; a translation if requested. */
export function chooseEditedFile(
  {source, original}: Pick<SourceFile, 'source' | 'original'>,
  {editLocalizedFiles}: {editLocalizedFiles: boolean}
): string {
  return editLocalizedFiles ? source.file : (original ?? source.file)
}

/**
 * Where a source file is edited, by the option of its plugin.
 *
 * @param file - Relative to the site folder, posix; may start with `../`.
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
 * Where a source file is edited: its path below the address of the site's folder in a repository.
 * Returns `undefined` for a base that is not a full URL.
 *
 * @param base - Such as `https://example.com/project/edit/main/website/`.
 */
function createEditUrl(base: string, file: string): string | undefined {
  const encoded = file.split('/').map(encodeURIComponent).join('/')
  const folder = base.endsWith('/') ? base : `${base}/`
  return URL.canParse(folder) ? new URL(encoded, folder).href : undefined
}
