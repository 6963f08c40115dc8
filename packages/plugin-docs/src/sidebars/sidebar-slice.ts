import type {SidebarItem, SidebarOmission, SidebarSlice} from '@lectern/types'
import {findLimit, findWindows, type ListWindow} from '@lectern/shared/text/list-window'
import type {ResolvedSidebar, SidebarNode} from './resolved-sidebar.js'
import type {SidebarLocation} from './sidebar-locations.js'

/**
 * Creates a function that returns the part of a sidebar to include in a page: the top level, the
 * open branch, and categories that are expanded by default. Lists only with several hundred items
 * are shortened. The cost depends only on the size of the slice, and pages with equal slices share
 * one object.
 *
 * @param name - Name of the data file with the whole sidebar.
 * @param maximum - Maximum size of a slice as JSON, in bytes. By default, the limit of docs.
 */
export function createSidebarSlicer(
  sidebar: ResolvedSidebar,
  name: string,
  maximum?: number
): (location: Pick<SidebarLocation, 'branch' | 'indices'>) => SidebarSlice {
  const slices = new Map<string, SidebarSlice>()
  const measure = createMeasure()
  return ({branch, indices}) => {
    const lists = [sidebar.children, ...branch.map(({children}) => children)]
    const limit = findLimit(sum(lists.map(measure)), sum(lists.map(({length}) => length)), maximum)
    const windows = findWindows(
      lists.map(({length}, level) => ({length, active: indices[level] ?? 0})),
      limit
    )
    const key = `${indices.slice(0, branch.length).join('.')}:${windows.at(-1)?.start}`
    const known = slices.get(key)
    if (known) return known
    const slice = {id: sidebar.name, name, ...cutBranch(lists, {windows, limit}, branch)}
    slices.set(key, slice)
    return slice
  }
}

/**
 * Creates a function that returns the JSON length of a list of items. Each list is only measured
 * once.
 */
function createMeasure(): (list: readonly SidebarNode[]) => number {
  const sizes = new Map<readonly SidebarNode[], number>()
  return (list) => {
    const size = sizes.get(list) ?? sum(list.map(({item}) => JSON.stringify(item).length))
    sizes.set(list, size)
    return size
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

interface CutList {
  items: SidebarItem[]
  omitted?: SidebarOmission
}

function cutBranch(
  lists: readonly (readonly SidebarNode[])[],
  {windows, limit}: {windows: readonly ListWindow[]; limit: number},
  branch: readonly SidebarNode[]
): CutList {
  const held = sum(windows.map(({start, end}) => end - start))
  const expand = createExpander(Math.max(0, limit - held))
  function cutLevel(level: number): CutList {
    const list = lists[level] ?? []
    const {start, end} = windows[level] ?? {start: 0, end: list.length}
    const items = list
      .slice(start, end)
      .map((node) =>
        node === branch[level] && node.item.type === 'category'
          ? {...node.item, ...cutLevel(level + 1)}
          : expand(node)
      )
    return {items, ...describeOmission(start, list.length - end)}
  }
  return cutLevel(0)
}

/**
 * Creates a function that includes the items of expanded categories, up to a total of `room` items.
 */
function createExpander(room: number): (node: SidebarNode) => SidebarItem {
  let left = room
  function expand({item, children}: SidebarNode): SidebarItem {
    if (item.type !== 'category' || item.collapsed !== false || left === 0) return item
    const shown = children.slice(0, left)
    left -= shown.length
    const omission = describeOmission(0, children.length - shown.length)
    return {...item, items: shown.map(expand), ...omission}
  }
  return expand
}

function describeOmission(before: number, after: number): {omitted?: SidebarOmission} {
  return before + after > 0 ? {omitted: {before, after}} : {}
}
