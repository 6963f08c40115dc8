import path from 'node:path'
import {relativePath} from '@lectern/shared/files/relative-path'

/**
 * Returns the name of a plugin, theme or preset for messages. If the configuration contains the
 * resolved path of a file in a package, it's the package name.
 *
 * @param name - Value in the configuration: a package, a short name or a path.
 */
export function describeEntry(name: string, siteDir: string): string {
  const file = name.replaceAll('\\', '/')
  const [, inPackage] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file) ?? []
  if (inPackage !== undefined) return inPackage
  if (!path.isAbsolute(name)) return name
  const relative = relativePath(siteDir, name)
  return relative.startsWith('.') ? relative : `./${relative}`
}
