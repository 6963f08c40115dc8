import {statSync} from 'node:fs'
import path from 'node:path'
import {type ConfigSource, findFieldPosition} from '@lectern/shared/problems/find-config-position'
import type {SiteProblem} from '@lectern/types'

/** Reports files in `clientModules` that don't exist. */
export function checkClientModules(
  siteDir: string,
  modules: readonly string[],
  source: ConfigSource
): SiteProblem[] {
  return modules.flatMap((module, index): SiteProblem[] => {
    if (!isClientModuleMissing(module, siteDir)) return []
    return [
      {
        code: 'import-missing',
        message: `The client module \`${module}\` can't be found.`,
        position: findFieldPosition(['clientModules', index], source),
        hint: 'Create it, or fix the path. It is relative to the site root.'
      }
    ]
  })
}

/** Endings that an import can leave out. */
const ENDINGS = ['', '.tsx', '.ts', '.jsx', '.js', '.mjs', '.cjs', '.json', '.css']

/** Returns whether a module is a file of the site that doesn't exist. Packages aren't checked. */
export function isClientModuleMissing(module: string, siteDir: string): boolean {
  if (!/^(?:\.{1,2}|@site)\//.test(module)) return false
  // A query such as `?x` belongs to the import, not to the name of the file.
  const [name = ''] = module.replace(/^@site\//, '').split('?')
  const file = path.resolve(siteDir, name)
  const files = [file, path.join(file, 'index')].flatMap((start) =>
    ENDINGS.map((ending) => start + ending)
  )
  return !files.some((one) => statSync(one, {throwIfNoEntry: false})?.isFile())
}
