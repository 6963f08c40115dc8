import type {Breadcrumb, PageLink, SidebarItem, SidebarSlice} from '@lectern/types'
import {toSidebarItems, type SidebarNode} from './resolved-sidebar.js'
import {locatePages} from './sidebar-locations.js'
import {createSidebarSlicer} from './sidebar-slice.js'

/** An entry in the sidebar of generated pages. */
export interface GeneratedEntry {
  label: string
  /** Route path. Includes a fragment if several entries share a page. */
  href?: string
  className?: string
  children: readonly GeneratedEntry[]
}

/** A sidebar, with a function that locates pages in it. */
export interface GeneratedSidebar {
  name: string
  items: SidebarItem[]
  locate(path: string): {
    sidebar?: SidebarSlice
    breadcrumbs: Breadcrumb[]
    previous?: PageLink
    next?: PageLink
  }
}

/**
 * Maximum size of a page's sidebar as JSON, in bytes. Generated pages are short, so a larger sidebar
 * would be most of a page. It fits all categories and the entries around the current one, and the
 * others are loaded when readers expand the list.
 */
const SIDEBAR_BYTES = 10 * 1024

/**
 * Creates the sidebar of generated pages. Each page includes only its own branch.
 *
 * @param root - The first page, which is the start of all breadcrumbs.
 */
export function createGeneratedSidebar(
  entries: readonly GeneratedEntry[],
  name: string,
  root: PageLink
): GeneratedSidebar {
  const sidebar = {name, children: entries.map((entry) => createNode(entry)), hidden: []}
  const {locationByPath} = locatePages(sidebar)
  const slice = createSidebarSlicer(sidebar, name, SIDEBAR_BYTES)
  return {
    name,
    items: toSidebarItems(sidebar.children),
    locate(path) {
      const location = locationByPath.get(path)
      if (!location) return {breadcrumbs: []}
      const {branch, label, previous, next} = location
      const parents = branch.map(
        ({item, page}): Breadcrumb => ({
          label: item.type === 'category' ? item.label : '',
          ...(page && page.path !== path && {path: page.path})
        })
      )
      const trail =
        path === root.path
          ? []
          : [root, ...parents.filter((_, index) => branch[index]?.page?.path !== path)]
      return {
        sidebar: slice(location.innermost ?? location),
        breadcrumbs: [...trail, {label, path}],
        ...(previous && {previous}),
        ...(next && {next})
      }
    }
  }
}

function createNode({label, href, className, children}: GeneratedEntry): SidebarNode {
  const page = href === undefined || href.includes('#') ? undefined : {path: href, label}
  if (children.length === 0) {
    return {
      item: {type: 'link', label, href: href ?? '', ...(className && {className})},
      ...(page && {page}),
      children: [],
      hidden: []
    }
  }
  const nodes = children.map(createNode)
  const first = href ?? findFirst(children)
  return {
    item: {
      type: 'category',
      label,
      collapsed: true,
      collapsible: true,
      ...(className && {className}),
      ...(first !== undefined && {href: first}),
      ...(href === undefined && {linkUnlisted: true})
    },
    ...(page && {page}),
    children: nodes,
    hidden: []
  }
}

function findFirst(entries: readonly GeneratedEntry[]): string | undefined {
  for (const {href, children} of entries) {
    const found = href ?? findFirst(children)
    if (found !== undefined) return found
  }
  return undefined
}
