import type {Plugin} from 'esbuild'
import {sortByDistance} from '@lectern/shared/text/nearest'
import {isOwnPackage} from './installed-package.js'

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

/**
 * esbuild plugin that replaces packages in the site's code and its packages, but not in Lectern's code or
 * in these packages themselves.
 *
 * @param aliases - Absolute paths by package name.
 */
export function projectAliases(aliases: Readonly<Record<string, string>>): Plugin {
  const names = Object.keys(aliases)
  const isReplaced = (file: string) => {
    const parts = file.replaceAll('\\', '/')
    return names.some((name) => parts.includes(`/node_modules/${name}/`))
  }
  return {
    name: 'project-aliases',
    setup(build) {
      build.onResolve({filter: new RegExp(`^(?:${names.join('|')})$`)}, ({path: name, importer}) =>
        isOwnPackage(importer) || isReplaced(importer) ? undefined : {path: aliases[name]}
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
