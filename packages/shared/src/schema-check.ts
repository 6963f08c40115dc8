import type {SiteProblem, Source} from '@lectern/types'
import {SiteError} from './site-problem.js'
import {describeIssues, type CheckedValue, type SchemaIssue} from './validate-options.js'

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

/** Complete the options of a plugin; throws `SiteError` with all `plugin-options-invalid`. */
export function parsePluginOptions<Output>(
  schema: Schema<Output> & {shape: object},
  name: string,
  options: unknown
): Output {
  const value = options ?? {}
  const checked = checkValue(schema, {
    code: 'plugin-options-invalid',
    subject: `Plugin ${name}`,
    value,
    knownKeys: {'': Object.keys(schema.shape)}
  })
  if (checked.value === undefined) throw new SiteError(checked.problems)
  return checked.value
}

/**
 * Check the front matter of a source. Keys with a wrong value are reported (`front-matter-invalid`)
 * and left out, so that the page stays and one mistake does not cause others.
 */
export function checkFrontMatter<Output>(
  schema: Schema<Output>,
  source: Source
): {value: Output; problems: SiteProblem[]} {
  const {file, frontMatter} = source
  const first = schema.safeParse(frontMatter)
  if (first.success) return {value: first.data, problems: []}
  const {issues} = first.error
  const problems = describeIssues(issues, {
    code: 'front-matter-invalid',
    subject: 'The front matter',
    value: frontMatter,
    file,
    lines: source.frontMatterLines
  })
  const wrong = new Set(issues.map((issue) => String(issue.path[0])))
  const rest = Object.entries(frontMatter).filter(([key]) => !wrong.has(key))
  const second = schema.safeParse(Object.fromEntries(rest))
  if (!second.success) throw new SiteError(problems)
  return {value: second.data, problems}
}
