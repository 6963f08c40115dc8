import {usePage} from '@lectern/client'
import {isSamePath} from '@lectern/shared/url/url-path'
import type {
  CategoryCard,
  DocCategoryGeneratedIndexPageProps,
  SidebarItem,
  SidebarSlice
} from '@lectern/types'
import {isOwnPage} from './sidebar-branch.js'

/**
 * Returns the entries of the category whose page is shown. On other pages, returns the entries next
 * to the page, within its slice of the sidebar. Throws on a page that isn't in a sidebar
 * (specification §8).
 */
export function useCategoryCards(): readonly CategoryCard[] {
  const {path, props} = usePage()
  // The docs plugin created the page. Only category pages have `category`, and docs in a sidebar
  // have `sidebar`.
  const {category, sidebar} = props as Partial<
    Pick<DocCategoryGeneratedIndexPageProps, 'category'> & {sidebar: SidebarSlice}
  >
  if (category) return category.items
  const cards = findSiblings(sidebar?.items ?? [], path)?.flatMap(createCard)
  if (cards) return cards.filter((card) => !isSamePath(card.path, path))
  throw new Error(
    `No sidebar category has the path "${path}". Pass \`items\` to DocCardList on pages that aren't in a sidebar.`
  )
}

/** Returns the sidebar list that contains a page, or the items of the category that links to it. */
function findSiblings(
  items: readonly SidebarItem[],
  path: string
): readonly SidebarItem[] | undefined {
  for (const item of items) {
    if (item.type === 'link' && isSamePath(item.href, path)) return items
    if (item.type !== 'category') continue
    if (isOwnPage(item, path)) return item.items ?? []
    const below = findSiblings(item.items ?? [], path)
    if (below) return below
  }
  return undefined
}

function createCard(item: SidebarItem): CategoryCard[] {
  if (item.type === 'html' || item.href === undefined) return []
  const count = item.type === 'category' ? item.items?.length : undefined
  return [{type: item.type, label: item.label, path: item.href, count}]
}
