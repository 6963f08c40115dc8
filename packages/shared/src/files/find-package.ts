import fs from 'node:fs'
import path from 'node:path'

/**
 * Returns the folder of an installed package with Node's algorithm. Doesn't use `require.resolve`, because many
 * packages don't export `package.json`.
 *
 * @param from - Absolute folder of the importing file.
 * @returns Absolute, without symbolic links. `undefined` if it isn't installed.
 */
export function findPackage(name: string, from: string): string | undefined {
  const folder = path.join(from, 'node_modules', name)
  if (fs.existsSync(path.join(folder, 'package.json'))) return fs.realpathSync.native(folder)
  const parent = path.dirname(from)
  return parent === from ? undefined : findPackage(name, parent)
}
