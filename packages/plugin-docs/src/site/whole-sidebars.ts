import {existsSync} from 'node:fs'
import path from 'node:path'
import type {SiteContext} from '@lectern/types'

/** Components that get all items of a sidebar in Docusaurus; copies of them read items of any category. */
const READERS = [
  ...['DocSidebar', 'DocRoot', 'DocPage', 'DocSidebarItems'],
  ...['DocSidebarItem/index', 'DocSidebarItem/Category', 'DocSidebarItem/Category/index']
]

/**
 * Whether pages carry whole sidebars: in projects for Docusaurus whose own components read them. Other pages carry
 * their part of a sidebar.
 */
export function needsWholeSidebars({
  siteDir,
  siteConfig
}: Pick<SiteContext, 'siteDir' | 'siteConfig'>): boolean {
  if (siteConfig.compatibility !== 'docusaurus') return false
  const folder = path.join(siteDir, 'src', 'theme')
  return READERS.some((name) =>
    ['', '.js', '.jsx', '.ts', '.tsx'].some((ending) =>
      existsSync(path.join(folder, name + ending))
    )
  )
}
