import type {
  Breadcrumb,
  DocsLayoutProps,
  DocsVersionProps,
  SidebarItem,
  SidebarSlice
} from '@lectern/types'
import type {SidebarLocation} from '../sidebars/sidebar-locations.js'
import type {DocsVersion} from '../versions/docs-version.js'
import type {DocsSite} from './docs-site.js'

/**
 * Creates the props that all pages of a version have in common: sidebar, breadcrumbs and
 * pagination.
 */
export function createLayoutProps(
  site: DocsSite,
  page: {path: string; key: string},
  location: SidebarLocation | undefined
): DocsLayoutProps {
  return {
    pluginId: site.plugin.id,
    version: createVersionProps(site.version),
    alternates: site.links.findAlternates(page.key),
    sidebar: createSlice(site, location),
    breadcrumbs:
      location && showsBreadcrumbs(site, location)
        ? createBreadcrumbs(page.path, location, site.siteConfig)
        : [],
    previous: location?.previous,
    next: location?.next
  }
}

/**
 * Creates the part of the sidebar to include in a page. In Docusaurus projects, it contains the page
 * itself, also if it's unlisted.
 */
function createSlice(
  {sidebars, siteConfig}: DocsSite,
  location: SidebarLocation | undefined
): SidebarSlice | undefined {
  if (!location) return undefined
  const slice = sidebars.get(location.sidebar)?.cutSlice(location.innermost ?? location)
  const {hiddenItem, indices} = location
  if (!slice || !hiddenItem || siteConfig.compatibility !== 'docusaurus') return slice
  return insertItem(slice, indices, hiddenItem)
}

/** Inserts an item into a list, or into a category at any depth. */
function insertItem<List extends Pick<SidebarSlice, 'items' | 'omitted'>>(
  list: List,
  [index = 0, ...inner]: readonly number[],
  item: SidebarItem
): List {
  const at = index - (list.omitted?.before ?? 0)
  const items = [...list.items]
  const category = items[at]
  if (inner.length === 0) items.splice(at, 0, item)
  else if (category?.type === 'category')
    items[at] = {...category, ...insertItem({items: [], ...category}, inner, item)}
  return {...list, items}
}

function createVersionProps(version: DocsVersion): DocsVersionProps {
  const {name, label, isLast, banner, badge, className} = version
  return {name, label, isLast, banner, badge, className}
}

/** In Docusaurus projects, a doc outside of its sidebar has no breadcrumbs. */
function showsBreadcrumbs(
  {options, siteConfig}: DocsSite,
  {isOutside}: Pick<SidebarLocation, 'isOutside'>
): boolean {
  return options.breadcrumbs && !(isOutside && siteConfig.compatibility === 'docusaurus')
}

/**
 * Creates the breadcrumbs of a page: its parent categories and the page itself. In Docusaurus
 * projects, they include categories that only contain unlisted docs.
 */
function createBreadcrumbs(
  routePath: string,
  {branch, label, hiddenCategories = []}: SidebarLocation,
  {compatibility}: Pick<DocsSite['siteConfig'], 'compatibility'>
): Breadcrumb[] {
  const crumbs: Breadcrumb[] = branch.map(({item, page}) => ({
    label: item.type === 'category' ? item.label : '',
    path: page?.path
  }))
  const endsWithPage = crumbs.at(-1)?.path === routePath
  const hidden = compatibility === 'docusaurus' ? hiddenCategories : []
  return endsWithPage
    ? crumbs
    : [...crumbs, ...hidden.map((name) => ({label: name})), {label, path: routePath}]
}
