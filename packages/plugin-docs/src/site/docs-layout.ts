import type {Breadcrumb, DocsLayoutProps, DocsVersionProps} from '@lectern/types'
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
    sidebar:
      location && site.sidebars.get(location.sidebar)?.cutSlice(location.innermost ?? location),
    breadcrumbs: site.options.breadcrumbs && location ? createBreadcrumbs(page.path, location) : [],
    previous: location?.previous,
    next: location?.next
  }
}

function createVersionProps(version: DocsVersion): DocsVersionProps {
  const {name, label, isLast, banner, badge, className} = version
  return {name, label, isLast, banner, badge, className}
}

/** Creates the breadcrumbs of a page: its parent categories and the page itself. */
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
