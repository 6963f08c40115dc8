import type {CategoryCard, SidebarItem} from '@lectern/types'

/** A sidebar item with the text that its card shows. */
export type CardItem = SidebarItem & {description?: string}

/** Returns the card of a sidebar item, or nothing for an item that doesn't link to a page. */
export function readCard(item: CategoryCard | CardItem): CategoryCard | undefined {
  if ('path' in item) return item
  const path = findPath(item)
  if (item.type === 'html' || path === undefined) return undefined
  const {type, label, description} = item
  return {type, label, path, description, ...(type === 'category' && {count: item.items?.length})}
}

/** The page of an item, or the first page below it. */
function findPath(item: SidebarItem): string | undefined {
  if (item.type === 'html') return undefined
  if (item.href !== undefined || item.type === 'link') return item.href
  return item.items?.map(findPath).find((path) => path !== undefined)
}
