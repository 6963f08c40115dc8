import type {SiteProblem, Source} from '@lectern/types'
import {type FieldPath, SiteError} from '../problems/site-problem.js'
import {
  describeIssues,
  listFields,
  type CheckedValue,
  type SchemaIssue
} from './validate-options.js'

/** What a zod schema is to the functions below. */
export interface Schema<Output> {
  safeParse(
    value: unknown
  ): {success: true; data: Output} | {success: false; error: {issues: readonly SchemaIssue[]}}
}

/** A value with what is wrong about it. */
export interface Checked<Output> {
  /** Absent when the value cannot be used at all. */
  value?: Output
  problems: SiteProblem[]
}

/** Check one value; the problems are named by `checked.subject`. */
export function checkValue<Output>(schema: Schema<Output>, checked: CheckedValue): Checked<Output> {
  const result = schema.safeParse(checked.value)
  if (result.success) return {value: result.data, problems: []}
  return {problems: describeIssues(result.error.issues, checked)}
}

/**
 * Creates the error for a value that a schema refuses.
 *
 * @param place - Path of the value in the configuration or in the options that are validated.
 */
export function createSchemaError(
  issues: readonly SchemaIssue[],
  checked: CheckedValue,
  place: FieldPath = []
): SiteError {
  const fields = listFields(issues).map((path) => [...place, ...path])
  return new SiteError(describeIssues(issues, checked), {fields})
}

/** Complete the options of a plugin; throws `SiteError` with all `plugin-options-invalid`. */
export function parsePluginOptions<Output>(
  schema: Schema<Output> & {shape: object},
  name: string,
  options: unknown
): Output {
  const value = options ?? {}
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw createSchemaError(result.error.issues, {
    code: 'plugin-options-invalid',
    subject: `Plugin ${name}`,
    value,
    knownKeys: {'': Object.keys(schema.shape)}
  })
}

/** A schema of an object, with the schema of each of its fields. */
interface ObjectSchema<Output> extends Schema<Output> {
  shape: Readonly<Record<string, Schema<unknown>>>
}

/**
 * Check the front matter of a source. Keys with a wrong value are reported (`front-matter-invalid`)
 * and left out, so that the page stays and one mistake does not cause others.
 *
 * Only the keys that are there are looked at: most pages have three of some thirty.
 *
 * @param schema - Each of its fields may be left out, and has no default.
 */
export function checkFrontMatter<Output>(
  {shape}: ObjectSchema<Output>,
  {file, frontMatter, frontMatterLines}: Source
): {value: Output; problems: SiteProblem[]} {
  const value: Record<string, unknown> = {}
  const issues: SchemaIssue[] = []
  for (const [key, given] of Object.entries(frontMatter)) {
    const result = Object.hasOwn(shape, key) ? shape[key]?.safeParse(given) : undefined
    if (result?.success) value[key] = result.data
    const own = result?.success === false ? result.error.issues : []
    issues.push(...own.map((issue) => ({...issue, path: [key, ...issue.path]})))
  }
  const problems = describeIssues(issues, {
    code: 'front-matter-invalid',
    subject: 'Front matter',
    value: frontMatter,
    file,
    lines: frontMatterLines
  })
  return {value: value as Output, problems}
}
