import {
  createSidebarSlicer,
  locatePages,
  type SidebarNode,
  toSidebarItems
} from '@lectern/plugin-docs/sidebar'
import type {Breadcrumb, PageLink, SidebarItem, SidebarSlice} from '@lectern/types'
import type {Labels} from '../schemas/labels.js'
import type {Reference} from '../model/reference.js'
import type {OpenApiOptions} from '../options/openapi-options.js'
import type {ReferenceEntry} from './reference-page.js'
import type {ReferencePaths} from './reference-paths.js'

/**
 * Lists the sidebar entries of a reference: the overview, groups of tags, tags with their
 * operations, and schemas.
 */
export function listEntries(
  {tags, schemas, title}: Reference,
  paths: ReferencePaths,
  {labels, options}: {labels: Labels; options: Pick<OpenApiOptions, 'pages' | 'schemas'>}
): ReferenceEntry[] {
  const overview = {label: labels.overview || title, href: paths.overview, children: []}
  const groups = new Map<string, ReferenceEntry[]>()
  const roots: ReferenceEntry[] = []
  for (const tag of tags) {
    const entry: ReferenceEntry = {
      label: tag.title,
      ...(options.pages === 'tag' && {href: paths.tag(tag)}),
      children: tag.operations.map((operation) => {
        const {path, hash} = paths.operation(operation)
        return {
          label: operation.title,
          href: hash === undefined ? path : `${path}#${hash}`,
          method: operation.method,
          ...(operation.isDeprecated && {isDeprecated: true}),
          children: []
        }
      })
    }
    if (tag.group === undefined) roots.push(entry)
    else {
      const list = groups.get(tag.group)
      if (list) list.push(entry)
      else {
        const children = [entry]
        groups.set(tag.group, children)
        roots.push({label: tag.group, children})
      }
    }
  }
  const named = schemas.map((schema) => ({
    label: schema.title,
    href: paths.schema(schema),
    children: []
  }))
  const all =
    options.schemas === 'pages' && named.length > 0
      ? [{label: labels.schemas, children: named}]
      : []
  return [overview, ...roots, ...all]
}

/** The sidebar of a version, with a function that locates pages in it. */
export interface LocatedSidebar {
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
 * Maximum size of a page's sidebar as JSON, in bytes. Pages of a reference are short, so a larger
 * sidebar would be most of a page. It fits all tags and the operations around the current one, and
 * the others are loaded when readers expand the list.
 */
const SIDEBAR_BYTES = 10 * 1024

/** Creates the sidebar of a version. Each page only includes its own branch. */
export function createSidebar(
  entries: readonly ReferenceEntry[],
  name: string,
  root: PageLink
): LocatedSidebar {
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
        sidebar: slice(location),
        breadcrumbs: [...trail, {label, path}],
        ...(previous && {previous}),
        ...(next && {next})
      }
    }
  }
}

function createNode({label, href, method, isDeprecated, children}: ReferenceEntry): SidebarNode {
  const page = href === undefined || href.includes('#') ? undefined : {path: href, label}
  if (children.length === 0) {
    const className = method && createClass(method, isDeprecated)
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
      ...(first !== undefined && {href: first}),
      ...(href === undefined && {linkUnlisted: true})
    },
    ...(page && {page}),
    children: nodes,
    hidden: []
  }
}

function findFirst(entries: readonly ReferenceEntry[]): string | undefined {
  for (const {href, children} of entries) {
    const found = href ?? findFirst(children)
    if (found !== undefined) return found
  }
  return undefined
}

/** Returns the CSS classes of an entry, which add the method in front of the label. */
function createClass(method: string, isDeprecated: boolean | undefined): string {
  const known = /^[a-z]+$/.test(method) ? method : 'other'
  return `openapi-entry openapi-entry--${known}${isDeprecated ? ' openapi-entry--deprecated' : ''}`
}
