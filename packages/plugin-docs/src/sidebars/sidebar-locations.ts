import type {PageLink, SidebarItem} from '@lectern/types'
import type {ResolvedSidebar, SidebarNode} from './resolved-sidebar.js'

/** Where a page is in a sidebar. */
export interface SidebarLocation {
  sidebar: string
  /** Label of the page in the sidebar. */
  label: string
  /**
   * Categories that are open on the page, outermost first. The page of a category also opens that
   * category.
   */
  branch: readonly SidebarNode[]
  /** Index of the active item in each list, outermost first. Has one more entry than `branch`. */
  indices: readonly number[]
  /**
   * Location of the page inside its own category, if that also contains a category with the same
   * page. Both categories are open.
   */
  innermost?: Pick<SidebarLocation, 'branch' | 'indices'>
  /** Whether the front matter selects a sidebar that doesn't contain the page. */
  isOutside?: boolean
  /** Item of an unlisted page, which other pages don't show. Its index is the last one. */
  hiddenItem?: SidebarItem
  /** Labels of the categories in that item, outermost first. */
  hiddenCategories?: readonly string[]
  previous?: PageLink
  next?: PageLink
}

/** The pages of a sidebar in reading order, and the location of each page by route path. */
export interface SidebarPages {
  sidebar: ResolvedSidebar
  locationByPath: ReadonlyMap<string, SidebarLocation>
  /** Without unlisted pages. */
  pages: readonly PageLink[]
}

/**
 * Finds the location of every page in a sidebar. If a page occurs twice, the first occurrence is
 * its location, but the neighbors of both occurrences link to it.
 */
export function locatePages(sidebar: ResolvedSidebar): SidebarPages {
  const entries: LocatedEntry[] = []
  walk(sidebar, {branch: [], indices: []}, entries)
  const first = new Map<string, LocatedEntry>()
  const innermost = new Map<string, Trail>()
  for (const {page, ...entry} of entries) {
    const known = first.get(page.path)
    if (!known) first.set(page.path, {page, ...entry})
    else if (isInside(entry, innermost.get(page.path) ?? known)) innermost.set(page.path, entry)
  }
  const neighbors = findNeighbors(entries.filter(({isHidden}) => !isHidden))
  const locations = [...first.values()].map(
    ({page, label, branch, indices, hiddenItem, hiddenCategories}): [string, SidebarLocation] => [
      page.path,
      {
        ...{sidebar: sidebar.name, label, branch, indices},
        ...(hiddenItem && {hiddenItem}),
        ...(hiddenCategories && {hiddenCategories}),
        innermost: findTrail(innermost.get(page.path)),
        ...neighbors.get(page.path)
      }
    ]
  )
  const listed = [...first.values()].filter(({isHidden}) => !isHidden)
  return {sidebar, locationByPath: new Map(locations), pages: listed.map(({page}) => page)}
}

/** Returns whether an entry is in more categories than a different one, including all of its. */
function isInside({branch}: Trail, other: Trail): boolean {
  return (
    branch.length > other.branch.length && other.branch.every((node, at) => node === branch[at])
  )
}

function findTrail(entry: Trail | undefined): Trail | undefined {
  return entry && {branch: entry.branch, indices: entry.indices}
}

type Neighbors = Pick<SidebarLocation, 'previous' | 'next'>

/**
 * Returns the previous and next page of each page, by path. If a page occurs twice, uses the first
 * occurrence.
 */
function findNeighbors(entries: readonly LocatedEntry[]): ReadonlyMap<string, Neighbors> {
  // If a category's items include its own page, that page occurs twice in a row.
  const pages = entries
    .map(({page}) => page)
    .filter(({path}, index, all) => path !== all[index - 1]?.path)
  const found = new Map<string, Neighbors>()
  for (const [index, {path}] of pages.entries()) {
    if (!found.has(path)) found.set(path, {previous: pages[index - 1], next: pages[index + 1]})
  }
  return found
}

type Trail = Pick<SidebarLocation, 'branch' | 'indices'>

interface LocatedEntry extends Trail {
  page: PageLink
  label: string
  isHidden: boolean
  hiddenItem?: SidebarItem
  hiddenCategories?: readonly string[]
}

function walk(
  {children, hidden}: Pick<SidebarNode, 'children' | 'hidden'>,
  {branch, indices}: Trail,
  entries: LocatedEntry[]
): void {
  children.forEach((node, index) => {
    const isCategory = node.item.type === 'category'
    const here = [...indices, index]
    const inner = {branch: [...branch, node], indices: here}
    const own = isCategory ? {...inner, indices: [...here, 0]} : {branch, indices: here}
    if (node.page && node.item.type !== 'html') {
      entries.push({...own, page: node.page, label: node.item.label, isHidden: false})
    }
    if (isCategory) walk(node, inner, entries)
  })
  for (const {doc, item: hiddenItem, index = 0, categories: hiddenCategories} of hidden) {
    const page = {path: doc.permalink, label: doc.label}
    const here = {branch, indices: [...indices, index], page, label: doc.label}
    entries.push({...here, isHidden: true, hiddenItem, hiddenCategories})
  }
}
