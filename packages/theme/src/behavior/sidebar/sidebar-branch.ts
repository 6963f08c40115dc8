import {MAX_ENTRIES} from '@lectern/shared/text/list-window'
import {isSamePath} from '@lectern/shared/url/url-path'
import type {SidebarCategory, SidebarItem, SidebarOmission} from '@lectern/types'

/**
 * Returns a key for a category, made of its labels from the top level down. The key is the same in
 * a page's slice and in the whole sidebar.
 */
export function categoryKey(parentKey: string, label: string): string {
  return `${parentKey}/${label}`
}

/**
 * Returns the keys of the categories that contain the current page, outermost first. If the page
 * is a category's own page, that category is included. Empty if the page isn't in the sidebar or at its top level.
 */
export function findBranch(items: readonly SidebarItem[], path: string, parentKey = ''): string[] {
  for (const item of items) {
    if (item.type !== 'category') continue
    const key = categoryKey(parentKey, item.label)
    if (isOwnPage(item, path) || item.items?.some((child) => isLinkTo(child, path))) {
      return [key, ...findBranch(item.items ?? [], path, key)]
    }
    const below = findBranch(item.items ?? [], path, key)
    if (below.length > 0) return [key, ...below]
  }
  return []
}

/** Returns whether a category's label links to the current page. */
export function isOwnPage(category: SidebarCategory, path: string): boolean {
  return !category.linkUnlisted && isSamePath(category.href, path)
}

/** Truncates a very long list to the entries around the current page. */
export function boundItems(
  items: readonly SidebarItem[],
  isCurrent: (item: SidebarItem) => boolean
): {items: readonly SidebarItem[]; omitted?: SidebarOmission} {
  if (items.length <= MAX_ENTRIES) return {items}
  const current = Math.max(0, items.findIndex(isCurrent))
  const latest = items.length - MAX_ENTRIES
  const start = Math.min(Math.max(0, current - MAX_ENTRIES / 2), latest)
  return {
    items: items.slice(start, start + MAX_ENTRIES),
    omitted: {before: start, after: latest - start}
  }
}

function isLinkTo(item: SidebarItem, path: string): boolean {
  return item.type === 'link' && isSamePath(item.href, path)
}

/** Returns whether an entry is or contains the current page. */
export function isCurrentItem(
  item: SidebarItem,
  position: {path: string; branch: readonly string[]; parentKey: string}
): boolean {
  if (item.type === 'category')
    return position.branch.includes(categoryKey(position.parentKey, item.label))
  return isLinkTo(item, position.path)
}
