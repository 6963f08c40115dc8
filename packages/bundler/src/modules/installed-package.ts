import {isInstalled} from '@lectern/shared/files/is-installed'

/**
 * Whether a file belongs to an installed package other than the generator's own. A theme is a package,
 * too, when it is installed; its components can be shadowed, so they take part in what happens to a site's.
 */
export function isInstalledPackage(file: string): boolean {
  const inside = file.replaceAll('\\', '/').split('/node_modules/').at(-1) ?? ''
  return isInstalled(file) && !inside.startsWith('@lectern/')
}
