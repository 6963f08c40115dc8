import {isSamePath} from '@lectern/shared/url/url-path'
import type {SidebarCategory, SidebarItem} from '@lectern/types'

/** Whether a sidebar entry is the page of a path, or holds it. */
export function isActiveSidebarItem(item: SidebarItem, activePath: string): boolean {
  if (item.type === 'html') return false
  const isOwn = item.type === 'link' || !item.linkUnlisted
  if (isOwn && isSamePath(item.href, activePath)) return true
  if (item.type === 'link') return false
  return (item.items ?? []).some((child) => isActiveSidebarItem(child, activePath))
}

/** Where a category leads: its own page, or the first one below it. */
export function findFirstSidebarItemCategoryLink(item: SidebarCategory): string | undefined {
  return item.href ?? findFirst(item.items ?? [])
}

/** Where an entry leads, if anywhere. */
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

/** The entries that have a card: those that lead somewhere. */
export function filterDocCardListItems<Item extends SidebarItem>(items: readonly Item[]): Item[] {
  return items.filter((item) => findFirstSidebarItemLink(item) !== undefined)
}
