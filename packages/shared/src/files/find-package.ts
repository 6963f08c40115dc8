import fs from 'node:fs'
import path from 'node:path'

/**
 * The folder of an installed package, as Node finds packages; not through `require.resolve`, since many
 * do not export `package.json`.
 *
 * @param from - Absolute folder of the one that imports it.
 * @returns Absolute, without symbolic links; `undefined` when it is not installed.
 */
export function findPackage(name: string, from: string): string | undefined {
  const place = path.join(from, 'node_modules', name)
  if (fs.existsSync(path.join(place, 'package.json'))) return fs.realpathSync.native(place)
  const parent = path.dirname(from)
  return parent === from ? undefined : findPackage(name, parent)
}
