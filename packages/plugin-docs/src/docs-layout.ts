import type {Breadcrumb, DocsLayoutProps} from '@lectern/types'
import type {DocsSite} from './docs-site.js'
import type {SidebarLocation} from './sidebar-locations.js'

/** The props that every page of a docs version has: its sidebar, breadcrumbs and neighbours. */
export function createLayoutProps(
  site: DocsSite,
  routePath: string,
  location: SidebarLocation | undefined
): DocsLayoutProps {
  const {name, label, isLast} = site.version
  return {
    pluginId: site.plugin.id,
    version: {name, label, isLast},
    sidebar: location && site.sidebars.get(location.sidebar)?.cutSlice(location),
    breadcrumbs: site.options.breadcrumbs && location ? createBreadcrumbs(routePath, location) : [],
    previous: location?.previous,
    next: location?.next
  }
}

/** The categories around a page, then the page itself. */
function createBreadcrumbs(
  routePath: string,
  {branch, label}: Pick<SidebarLocation, 'branch' | 'label'>
): Breadcrumb[] {
  const crumbs: Breadcrumb[] = branch.map(({item, page}) => ({
    label: item.type === 'category' ? item.label : '',
    path: page?.path
  }))
  const endsWithPage = crumbs.at(-1)?.path === routePath
  return endsWithPage ? crumbs : [...crumbs, {label, path: routePath}]
}
