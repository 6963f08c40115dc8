import {createRequire} from 'node:module'
import path from 'node:path'

/**
 * Returns the absolute folder of a Lectern package. Modules find their package by name instead of
 * relative path, because they can be in `src` or compiled to `dist`.
 *
 * @param name - Such as `core` for `@lectern/core`.
 */
export function packageFolder(name: string): string {
  const require = createRequire(import.meta.url)
  return path.dirname(require.resolve(`@lectern/${name}/package.json`))
}

/**
 * Returns the absolute path of a package's compiled module. For example, `core` has the module
 * `workers/worker`.
 */
export function compiledModule(name: string, module: string): string {
  return path.join(packageFolder(name), 'dist', `${module}.js`)
}
