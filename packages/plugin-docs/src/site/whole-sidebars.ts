import {existsSync} from 'node:fs'
import path from 'node:path'
import type {SiteContext} from '@lectern/types'

/** Components that receive whole sidebars in Docusaurus. Ejected copies can read all items. */
const SIDEBAR_COMPONENTS = [
  ...['DocSidebar', 'DocRoot', 'DocPage', 'DocSidebarItems'],
  ...['DocSidebarItem/index', 'DocSidebarItem/Category', 'DocSidebarItem/Category/index']
]

/**
 * Checks whether pages need whole sidebars, which is the case in Docusaurus projects that override one
 * of these components. In other projects, a page includes only a part of its sidebar.
 */
export function needsWholeSidebars({
  siteDir,
  siteConfig
}: Pick<SiteContext, 'siteDir' | 'siteConfig'>): boolean {
  if (siteConfig.compatibility !== 'docusaurus') return false
  const folder = path.join(siteDir, 'src', 'theme')
  return SIDEBAR_COMPONENTS.some((name) =>
    ['', '.js', '.jsx', '.ts', '.tsx'].some((ending) =>
      existsSync(path.join(folder, name + ending))
    )
  )
}
