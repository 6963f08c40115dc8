import type {SiteProblem} from '@lectern/types'
import {findNearest} from '../text/nearest.js'

/**
 * Reports methods of a plugin that are probably misspelled hooks: their name is similar to a hook that the plugin
 * doesn't have.
 *
 * @param plugin - An object or an instance of a class.
 * @param hooks - Names of all hooks.
 */
export function findMisspelledHooks(
  plugin: object,
  {hooks, label}: {hooks: readonly string[]; label: string}
): SiteProblem[] {
  const missing = hooks.filter((hook) => !(hook in plugin))
  return listMethods(plugin).flatMap((method): SiteProblem[] => {
    const nearest = hooks.includes(method) ? undefined : findNearest(method, missing)
    if (nearest === undefined) return []
    return [
      {
        code: 'plugin-hook-unknown',
        policy: 'warn',
        message: `The plugin ${label} has a method \`${method}\`, which is never called.`,
        hint: `Did you mean the hook \`${nearest}\`?`
      }
    ]
  })
}

/** Lists the names of an object's methods, including inherited ones. */
function listMethods(object: object): string[] {
  const names = new Set<string>()
  for (let at: object | null = object; at && at !== Object.prototype; at = parentOf(at)) {
    for (const [name, {value}] of Object.entries(Object.getOwnPropertyDescriptors(at))) {
      if (typeof value === 'function' && name !== 'constructor') names.add(name)
    }
  }
  return [...names]
}

function parentOf(object: object): object | null {
  return Object.getPrototypeOf(object) as object | null
}
