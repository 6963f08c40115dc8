import {isSamePath} from '@lectern/shared/url/url-path'
import type {SidebarCategory, SidebarItem} from '@lectern/types'

/** Tests whether a sidebar item or an item inside it links to the current page. */
export function isActiveSidebarItem(item: SidebarItem, activePath: string): boolean {
  if (item.type === 'html') return false
  const isOwn = item.type === 'link' || !item.linkUnlisted
  if (isOwn && isSamePath(item.href, activePath)) return true
  if (item.type === 'link') return false
  return (item.items ?? []).some((child) => isActiveSidebarItem(child, activePath))
}

/** Whether an item is unlisted. Only items that site code creates are. */
function isUnlisted(item: SidebarItem & {unlisted?: boolean}): boolean {
  return item.unlisted === true
}

/** Tests whether the sidebar shows an item: unlisted pages only appear on themselves. */
export function isVisibleSidebarItem(item: SidebarItem, activePath: string): boolean {
  if (item.type === 'html') return true
  if (isActiveSidebarItem(item, activePath)) return true
  if (item.type === 'link') return !isUnlisted(item)
  if (item.href !== undefined && !item.linkUnlisted) return true
  const {items = []} = item
  // A page may contain only the label of a category.
  return items.length === 0 || items.some((child) => isVisibleSidebarItem(child, activePath))
}

/** Returns the path of a category's page, or of the first page in the category. */
export function findFirstSidebarItemCategoryLink(item: SidebarCategory): string | undefined {
  // A page may contain only the link of a category.
  const own = item.linkUnlisted && item.items ? undefined : item.href
  return own ?? findFirst(item.items ?? [])
}

/** Returns the path of a sidebar item, or of the first page inside it. */
export function findFirstSidebarItemLink(item: SidebarItem): string | undefined {
  if (item.type === 'html') return undefined
  if (item.type === 'category') return findFirstSidebarItemCategoryLink(item)
  return isUnlisted(item) ? undefined : item.href
}

function findFirst(items: readonly SidebarItem[]): string | undefined {
  for (const item of items) {
    const found = findFirstSidebarItemLink(item)
    if (found !== undefined) return found
  }
  return undefined
}

/** Returns the items to show as cards, i.e. those with a link. */
export function filterDocCardListItems<Item extends SidebarItem>(items: readonly Item[]): Item[] {
  return items.filter((item) => findFirstSidebarItemLink(item) !== undefined)
}
