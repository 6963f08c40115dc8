import type {PageLink} from '@lectern/types'
import type {ResolvedSidebar, SidebarNode} from './resolved-sidebar.js'

/** Position of a page in a sidebar. */
export interface SidebarLocation {
  sidebar: string
  /** Label of the page in the sidebar. */
  label: string
  /** The categories that are open on the page, outermost first; its own, if it is one's page. */
  branch: readonly SidebarNode[]
  /** Place of the active entry in each list, from the top; one longer than `branch`. */
  indices: readonly number[]
  previous?: PageLink
  next?: PageLink
}

/** Locations in one sidebar by route path, with its pages in reading order. */
export interface SidebarPages {
  sidebar: ResolvedSidebar
  locationByPath: ReadonlyMap<string, SidebarLocation>
  /** Without unlisted pages. */
  pages: readonly PageLink[]
}

/**
 * Finds every page of a sidebar. A page that is listed twice is located at its first occurrence. Pages next to either
 * occurrence link to it.
 */
export function locatePages(sidebar: ResolvedSidebar): SidebarPages {
  const places: Place[] = []
  walk(sidebar, {branch: [], indices: []}, places)
  const first = new Map<string, Place>()
  for (const place of places) {
    if (!first.has(place.page.path)) first.set(place.page.path, place)
  }
  const neighbours = findNeighbours(places.filter(({isHidden}) => !isHidden))
  const locations = [...first.values()].map(
    ({page, label, branch, indices}): [string, SidebarLocation] => [
      page.path,
      {sidebar: sidebar.name, label, branch, indices, ...neighbours.get(page.path)}
    ]
  )
  const listed = [...first.values()].filter(({isHidden}) => !isHidden)
  return {sidebar, locationByPath: new Map(locations), pages: listed.map(({page}) => page)}
}

type Neighbours = Pick<SidebarLocation, 'previous' | 'next'>

/** Previous and next entry of each page at its first position, by path. */
function findNeighbours(places: readonly Place[]): ReadonlyMap<string, Neighbours> {
  // An entry for a category's own page says the page twice in a row.
  const pages = places
    .map(({page}) => page)
    .filter(({path}, index, all) => path !== all[index - 1]?.path)
  const found = new Map<string, Neighbours>()
  for (const [index, {path}] of pages.entries()) {
    if (!found.has(path)) found.set(path, {previous: pages[index - 1], next: pages[index + 1]})
  }
  return found
}

type Trail = Pick<SidebarLocation, 'branch' | 'indices'>

interface Place extends Trail {
  page: PageLink
  label: string
  isHidden: boolean
}

function walk(
  {children, hidden}: Pick<SidebarNode, 'children' | 'hidden'>,
  {branch, indices}: Trail,
  places: Place[]
): void {
  children.forEach((node, index) => {
    const isCategory = node.item.type === 'category'
    const here = [...indices, index]
    const inner = {branch: [...branch, node], indices: here}
    const own = isCategory ? {...inner, indices: [...here, 0]} : {branch, indices: here}
    if (node.page && node.item.type !== 'html') {
      places.push({...own, page: node.page, label: node.item.label, isHidden: false})
    }
    if (isCategory) walk(node, inner, places)
  })
  for (const doc of hidden) {
    const page = {path: doc.permalink, label: doc.label}
    places.push({branch, indices: [...indices, 0], page, label: doc.label, isHidden: true})
  }
}
