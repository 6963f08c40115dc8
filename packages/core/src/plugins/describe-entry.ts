import path from 'node:path'
import {relativePath} from '@lectern/shared/files/relative-path'

/**
 * Returns the name of a plugin, theme or preset for messages. For the resolved path of a package's
 * file, returns the package name.
 *
 * @param name - Package, short name or path in the configuration.
 */
export function describeEntry(name: string, siteDir: string): string {
  const file = name.replaceAll('\\', '/')
  const [, inPackage] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file) ?? []
  if (inPackage !== undefined) return inPackage
  if (!path.isAbsolute(name)) return name
  const relative = relativePath(siteDir, name)
  return relative.startsWith('.') ? relative : `./${relative}`
}
