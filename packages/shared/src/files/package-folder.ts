import {createRequire} from 'node:module'
import path from 'node:path'

/**
 * Returns the absolute folder of a Lectern package. Compiled code is in `dist` and sources are in `src`, so
 * modules find their package by name instead of by relative path.
 *
 * @param name - Such as `core` for `@lectern/core`.
 */
export function packageFolder(name: string): string {
  const require = createRequire(import.meta.url)
  return path.dirname(require.resolve(`@lectern/${name}/package.json`))
}

/** Returns the absolute path of a compiled module, such as `workers/worker` of `core`. */
export function compiledModule(name: string, module: string): string {
  return path.join(packageFolder(name), 'dist', `${module}.js`)
}
