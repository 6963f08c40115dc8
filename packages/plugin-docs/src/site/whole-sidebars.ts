import {existsSync} from 'node:fs'
import path from 'node:path'
import type {SiteContext} from '@lectern/types'

/**
 * Components that receive whole sidebars in Docusaurus. If a site has ejected one of them, it can
 * read all items.
 */
const SIDEBAR_COMPONENTS = [
  ...['DocSidebar', 'DocRoot', 'DocPage', 'DocSidebarItems'],
  ...['DocSidebarItem/index', 'DocSidebarItem/Category', 'DocSidebarItem/Category/index']
]

/**
 * Tests whether pages need whole sidebars. Docusaurus projects do if they override one of these
 * components. In all other cases, a page only includes part of its sidebar.
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
