import {existsSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {listFiles} from '@lectern/shared/files/list-files'
import type {SiteContext} from '@lectern/types'

/**
 * Components that receive whole sidebars in Docusaurus. If a site has ejected one of them, it can
 * read all items.
 */
const SIDEBAR_COMPONENTS = [
  ...['DocSidebar', 'DocRoot', 'DocPage', 'DocSidebarItems'],
  ...['DocSidebarItem/index', 'DocSidebarItem/Category', 'DocSidebarItem/Category/index']
]

const CODE = /\.[cm]?[jt]sx?$/

/** The hook that gives a site's own code all items of the page's sidebar. */
const SIDEBAR_HOOK = /\buseDocsSidebar\b/

/**
 * Tests whether pages need whole sidebars. Docusaurus projects do if they override one of these
 * components, or if their code reads a sidebar. In all other cases, a page includes only part of its
 * sidebar.
 */
export function needsWholeSidebars({
  siteDir,
  siteConfig
}: Pick<SiteContext, 'siteDir' | 'siteConfig'>): boolean {
  if (siteConfig.compatibility !== 'docusaurus') return false
  const folder = path.join(siteDir, 'src')
  const overrides = SIDEBAR_COMPONENTS.flatMap((name) =>
    ['', '.js', '.jsx', '.ts', '.tsx'].map((ending) => path.join(folder, 'theme', name + ending))
  )
  return overrides.some((file) => existsSync(file)) || listCode(folder).some(readsSidebar)
}

function listCode(folder: string): string[] {
  const files = existsSync(folder) ? listFiles(folder) : []
  return files.flatMap((file) => (CODE.test(file) ? [path.join(folder, file)] : []))
}

function readsSidebar(file: string): boolean {
  return SIDEBAR_HOOK.test(readFileSync(file, 'utf8'))
}
