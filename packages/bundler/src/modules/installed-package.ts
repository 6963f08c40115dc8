import path from 'node:path'
import {isInstalled} from '@lectern/shared/files/is-installed'
import {packageFolder} from '@lectern/shared/files/package-folder'

/** Folder of Lectern's packages in a clone. If they're installed, each can be in a different one. */
const PACKAGES = path.dirname(packageFolder('bundler')) + path.sep

/**
 * Returns whether a file belongs to an installed package other than Lectern's. Components of
 * installed themes can be overridden, so they're treated like the site's.
 */
export function isInstalledPackage(file: string): boolean {
  return isInstalled(file) && !isOwnPackage(file)
}

/** Returns whether a file belongs to one of Lectern's packages. */
export function isOwnPackage(file: string): boolean {
  if (!isInstalled(file)) return file.startsWith(PACKAGES)
  const inside = file.replaceAll('\\', '/').split('/node_modules/').at(-1) ?? ''
  return inside.startsWith('@lectern/')
}
