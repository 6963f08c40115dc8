import {type ConfigSource, findConfigPlace} from '@lectern/shared/problems/find-config-place'
import type {SiteProblem} from '@lectern/types'

/** One thing that a schema finds wrong, as Standard Schema and Joi report it. */
interface Issue {
  message: string
  path?: readonly unknown[]
}

/**
 * What a schema library found wrong with the options of a plugin, one problem each; nothing for an error
 * of another kind.
 *
 * @param error - What `validateOptions` threw: with `issues` (zod, valibot, ArkType), `inner` (yup) or
 *   `details` (Joi).
 */
export function findOptionsProblems(error: unknown, plugin: string): SiteProblem[] {
  return findIssues(error).map(({message, path = []}) => {
    const option = path.map(nameOf).join('.')
    const where = option === '' ? '' : ` \`${option}\``
    return {
      code: 'plugin-options-invalid',
      message: `The plugin ${plugin} does not take its options${where}: ${message.replace(/\.$/, '')}.`,
      hint:
        option === ''
          ? 'Correct the options of the plugin.'
          : `Correct${where} in the options of the plugin.`
    }
  })
}

/**
 * The same of `themeConfig`, with the place in the configuration.
 *
 * @param error - What `validateThemeConfig` threw.
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
      message: `The plugin ${plugin} does not take \`${field}\`: ${message.replace(/\.$/, '')}.`,
      position: findConfigPlace('themeConfig', keys, source),
      hint: `Correct \`${field}\`.`
    }
  })
}

function findIssues(error: unknown): Issue[] {
  if (typeof error !== 'object' || error === null) return []
  const {issues, details, inner} = error as Readonly<Record<string, unknown>>
  const found = [issues, details, inner].find((list) => Array.isArray(list) && list.length > 0)
  return ((found ?? []) as unknown[]).filter(isIssue)
}

/** Standard Schema lets a part of a path be an object with a key. */
function nameOf(part: unknown): string {
  if (typeof part === 'object' && part !== null && 'key' in part) return String(part.key)
  return String(part)
}

function isIssue(value: unknown): value is Issue {
  if (typeof value !== 'object' || value === null) return false
  const {message, path} = value as Readonly<Record<string, unknown>>
  return typeof message === 'string' && (path === undefined || Array.isArray(path))
}
