import {isInstalled} from '@lectern/shared/files/is-installed'

/**
 * Returns whether a file belongs to an installed package other than Lectern's. Components of
 * installed themes can be overridden, so they're treated like the site's.
 */
export function isInstalledPackage(file: string): boolean {
  const inside = file.replaceAll('\\', '/').split('/node_modules/').at(-1) ?? ''
  return isInstalled(file) && !inside.startsWith('@lectern/')
}
