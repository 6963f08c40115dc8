import {z} from '@lectern/shared/schema/schema'
import type {SiteProblem} from '@lectern/types'
import {parseDataFile} from '@lectern/shared/files/data-file'
import {findFieldPosition} from '@lectern/shared/problems/find-config-position'
import {checkValue} from '@lectern/shared/schema/schema-check'
import {categoryFields} from './sidebar-config.js'

const categoryFileSchema = z.strictObject({
  ...categoryFields,
  label: z.string().optional(),
  position: z.number().optional()
})

/** The content of a `_category_` file. */
export interface CategoryFileData extends z.output<typeof categoryFileSchema> {}

/** A `_category_` file with its path. */
export interface CategoryFile extends CategoryFileData {
  /** Path relative to the site root, with forward slashes. */
  file: string
}

/** Names of category files, in the order in which they're looked up. */
export const categoryFileNames: readonly string[] = [
  '_category_.json',
  '_category_.yml',
  '_category_.yaml'
]

/**
 * Parses a `_category_` file. Reports invalid content as `category-file-invalid`.
 *
 * @param isConvertible - Whether values of another type are converted.
 */
export function parseCategoryFile(
  text: string,
  file: string,
  isConvertible?: boolean
): {value?: CategoryFile; problems: readonly SiteProblem[]} {
  const {data, lines, problems} = parseDataFile(text, file)
  if (problems.length > 0) return {problems}
  const checked = checkValue(categoryFileSchema, {
    code: 'category-file-invalid',
    subject: 'Category file',
    value: data,
    ...{file, lines, isConvertible},
    ...(file.endsWith('.json') && {locate: (path) => findFieldPosition(path, {file, text})})
  })
  if (!checked.value) return {problems: checked.problems}
  return {value: {...checked.value, file}, problems: []}
}
