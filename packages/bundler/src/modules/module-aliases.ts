import type {Plugin} from 'esbuild'
import {sortByDistance} from '@lectern/shared/text/nearest'

/**
 * esbuild plugin that replaces a different generator's modules, even if they're installed.
 *
 * @param aliases - Absolute paths by module name.
 */
export function moduleAliases(aliases: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'module-aliases',
    setup(build) {
      build.onResolve({filter: /^@/}, ({path: request}) =>
        Object.hasOwn(aliases, request) ? {path: aliases[request]} : undefined
      )
    }
  }
}

/** Returns a hint for a missing module if its scope has aliases. */
export function hintForAlias(
  request: string,
  aliases: Readonly<Record<string, string>>
): string | undefined {
  const scope = request.slice(0, request.indexOf('/') + 1)
  const names = Object.keys(aliases).filter((name) => name.startsWith(scope))
  if (scope === '' || names.length === 0) return undefined
  const near = sortByDistance(request, names).slice(0, 3)
  return `Use a different module. Similar modules: ${near.join(', ')}.`
}
