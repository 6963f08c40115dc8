import type {SiteProblem, Source} from '@lectern/types'
import {type FieldPath, SiteError} from '../problems/site-problem.js'
import {findNearest} from '../text/nearest.js'
import type {Schema} from './schema-type.js'
import {parseConvertible} from './convert-value.js'
import {
  describeIssues,
  listFields,
  type CheckedValue,
  type SchemaIssue
} from './validate-options.js'

export type {Schema} from './schema-type.js'

/** Result of checking a value, with its errors. */
export interface Checked<Output> {
  /** Absent if the whole value is invalid. */
  value?: Output
  problems: SiteProblem[]
}

/** Checks a value with a schema. Messages about problems start with `checked.subject`. */
export function checkValue<Output>(schema: Schema<Output>, checked: CheckedValue): Checked<Output> {
  const result = parseConvertible(schema, checked.value, checked.isConvertible)
  if (result.success) return {value: result.data, problems: []}
  return {problems: describeIssues(result.error.issues, {schema, ...checked})}
}

/**
 * Creates the error for an invalid value.
 *
 * @param place - Path of the value in the validated configuration or options.
 */
export function createSchemaError(
  issues: readonly SchemaIssue[],
  checked: CheckedValue,
  place: FieldPath = []
): SiteError {
  const fields = listFields(issues).map((path) => [...place, ...path])
  return new SiteError(describeIssues(issues, checked), {fields})
}

/**
 * Validates a plugin's options and fills in defaults. Throws `SiteError` with all problems
 * (`plugin-options-invalid`).
 */
export function parsePluginOptions<Output>(
  schema: Schema<Output>,
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
    schema
  })
}

/** An object schema that provides access to the schema of each field. */
interface ObjectSchema<Output> extends Schema<Output> {
  shape: Readonly<Record<string, Schema<unknown>>>
}

/**
 * Checks the front matter of a source file. Fields with an invalid value are reported
 * (`front-matter-invalid`) and removed. The page is still built, and one error doesn't cause
 * others. Sites can add their own keys. Keys that look like a typo are reported as a warning
 * (`front-matter-key-unknown`). Only existing keys are checked, because most pages use about three
 * of the thirty fields.
 *
 * @param schema - A schema whose fields are all optional and have no default.
 */
export function checkFrontMatter<Output>(
  schema: ObjectSchema<Output>,
  source: Source
): {value: Output; problems: SiteProblem[]} {
  const {shape} = schema
  const {file, frontMatter, frontMatterLines, isConvertible} = source
  const value: Record<string, unknown> = {}
  const issues: SchemaIssue[] = []
  for (const [key, given] of Object.entries(frontMatter)) {
    const field = Object.hasOwn(shape, key) ? shape[key] : undefined
    const result = field && parseConvertible(field, given, isConvertible)
    if (result?.success) value[key] = result.data
    const own = result?.success === false ? result.error.issues : []
    issues.push(...own.map((issue) => ({...issue, path: [key, ...issue.path]})))
  }
  const problems = describeIssues(issues, {
    code: 'front-matter-invalid',
    subject: 'Front matter',
    value: frontMatter,
    schema,
    file,
    lines: frontMatterLines
  })
  return {value: value as Output, problems: [...problems, ...findTypos(Object.keys(shape), source)]}
}

function findTypos(known: readonly string[], source: Source): SiteProblem[] {
  const {file, frontMatter, frontMatterLines} = source
  return Object.keys(frontMatter).flatMap((key): SiteProblem[] => {
    const meant = known.includes(key) ? undefined : findMeantKey(key, known)
    if (meant === undefined || Object.hasOwn(frontMatter, meant)) return []
    return [
      {
        code: 'front-matter-key-unknown',
        message: `Front matter: the key \`${key}\` has no effect.`,
        position: {file, line: frontMatterLines[key]},
        hint: `Did you mean \`${meant}\`?`,
        policy: 'warn'
      }
    ]
  })
}

/**
 * Finds the supported key that the author may have meant, such as `sidebar_label` for
 * `sidebarLabel`. Short keys are ignored, because they're often similar by chance.
 */
function findMeantKey(key: string, known: readonly string[]): string | undefined {
  const spelled = known.find((candidate) => normalizeKey(candidate) === normalizeKey(key))
  if (spelled !== undefined) return spelled
  const nearest = findNearest(key, known)
  return key.length > 5 || nearest?.[0] === key[0] ? nearest : undefined
}

function normalizeKey(key: string): string {
  return key.replace(/[-_]/g, '').toLowerCase()
}
