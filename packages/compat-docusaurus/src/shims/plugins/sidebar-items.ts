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

/** Returns the path of a category's page, or of the first page in the category. */
export function findFirstSidebarItemCategoryLink(item: SidebarCategory): string | undefined {
  return item.href ?? findFirst(item.items ?? [])
}

/** Returns the path of a sidebar item, or of the first page inside it. */
export function findFirstSidebarItemLink(item: SidebarItem): string | undefined {
  if (item.type === 'html') return undefined
  return item.type === 'link' ? item.href : findFirstSidebarItemCategoryLink(item)
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
