import fs from 'node:fs'
import path from 'node:path'

/**
 * Finds the folder of an installed package in the same way as Node. `require.resolve` can't be
 * used, because many packages don't export their `package.json`.
 *
 * @param from - Absolute folder of the importing file.
 * @returns Absolute path with symlinks resolved, or `undefined` if the package isn't installed.
 */
export function findPackage(name: string, from: string): string | undefined {
  const folder = path.join(from, 'node_modules', name)
  if (fs.existsSync(path.join(folder, 'package.json'))) return fs.realpathSync.native(folder)
  const parent = path.dirname(from)
  return parent === from ? undefined : findPackage(name, parent)
}
