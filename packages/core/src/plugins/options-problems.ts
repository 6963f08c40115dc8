import {
  type ConfigSource,
  findConfigPosition,
  findOnlyKey
} from '@lectern/shared/problems/find-config-position'
import {type FieldPath, SiteError} from '@lectern/shared/problems/site-problem'
import type {SiteProblem} from '@lectern/types'

/** An issue in the format of Standard Schema or Joi. */
interface Issue {
  message: string
  path?: readonly unknown[]
}

/**
 * Converts a schema library's errors in plugin options to problems. Returns an empty list for
 * errors from elsewhere.
 *
 * @param error - Error thrown by `validateOptions`. It contains `issues` (zod, valibot, ArkType),
 *   `inner` (yup) or `details` (Joi).
 */
export function findOptionsProblems(error: unknown, plugin: string): SiteProblem[] {
  return findIssues(error).map(({message, path = []}) => {
    const option = path.map(nameOf).join('.')
    const where = option === '' ? '' : ` \`${option}\``
    return {
      code: 'plugin-options-invalid',
      message: `The plugin ${plugin} has invalid options${where}: ${message.replace(/\.$/, '')}.`,
      hint:
        option === ''
          ? 'Fix the options of the plugin.'
          : `Fix${where} in the options of the plugin.`
    }
  })
}

/**
 * Converts errors in `themeConfig` to problems with their positions in the configuration.
 *
 * @param error - Error thrown by `validateThemeConfig`.
 */
export function findThemeConfigProblems(
  error: unknown,
  plugin: string,
  source: ConfigSource
): SiteProblem[] {
  return findIssues(error).map(({message, path = []}) => {
    const keys = path.map(nameOf)
    const field = ['themeConfig', ...keys].join('.')
    return {
      code: 'theme-config-invalid',
      message: `The \`${field}\` field is rejected by the plugin ${plugin}: ${message.replace(/\.$/, '')}.`,
      position: findConfigPosition('themeConfig', keys, source),
      hint: `Fix \`${field}\`.`
    }
  })
}

/**
 * Adds positions in the configuration to an error about invalid options. Options only get one if
 * their name is unique.
 */
export function locateOptions(error: SiteError, source: ConfigSource): SiteError {
  const problems = error.problems.map((problem, index) => {
    const name = error.fields[index]?.findLast((key) => typeof key === 'string')
    const position = name === undefined ? undefined : findOnlyKey(String(name), source)
    if (problem.position || !position) return problem
    return {...problem, position}
  })
  return new SiteError(problems, {cause: error.cause, fields: error.fields})
}

/**
 * Returns the paths of the invalid values in an error of `validateOptions` or
 * `validateThemeConfig`.
 */
export function listIssueFields(error: unknown): FieldPath[] {
  return findIssues(error).map(({path = []}) => path.map(keyOf))
}

function findIssues(error: unknown): Issue[] {
  if (typeof error !== 'object' || error === null) return []
  const {issues, details, inner} = error as Readonly<Record<string, unknown>>
  const found = [issues, details, inner].find((list) => Array.isArray(list) && list.length > 0)
  return ((found ?? []) as unknown[]).filter(isIssue)
}

function nameOf(part: unknown): string {
  return String(keyOf(part))
}

/** Returns the key in a path segment. In Standard Schema, it can be wrapped in an object. */
function keyOf(part: unknown): PropertyKey {
  const key = typeof part === 'object' && part !== null && 'key' in part ? part.key : part
  return typeof key === 'number' ? key : String(key)
}

function isIssue(value: unknown): value is Issue {
  if (typeof value !== 'object' || value === null) return false
  const {message, path} = value as Readonly<Record<string, unknown>>
  return typeof message === 'string' && (path === undefined || Array.isArray(path))
}

/** Returns whether fixing the errors in a plugin's options may change its pages. */
export function decidesPages({fields}: SiteError): boolean {
  return fields.some((path) => path.some((key) => typeof key === 'string' && PAGES.test(key)))
}

/**
 * Matches options that determine files, URLs and versions. Other options only affect page content.
 */
const PAGES =
  /authors|base|categor|clude|draft|id$|locale|page|path|permalink|sidebar|slug|tags|version/i
