import type {CategoryCard, SiteConfig} from '@lectern/types'
import type {SidebarNode} from '../sidebars/resolved-sidebar.js'

/**
 * Creates a card for each item of a category that links somewhere. In Docusaurus projects, the
 * number of items in a category includes unlisted docs.
 */
export function createCategoryCards(
  {children}: Pick<SidebarNode, 'children'>,
  {compatibility}: Pick<SiteConfig, 'compatibility'>
): CategoryCard[] {
  return children.flatMap((node) => createCard(node, compatibility === 'docusaurus'))
}

function createCard(node: SidebarNode, countsHidden: boolean): CategoryCard[] {
  const {item, description, children, hiddenItems = 0} = node
  if (item.type === 'html' || item.href === undefined) return []
  const card = {label: item.label, path: item.href, description}
  const count = children.length + (countsHidden ? hiddenItems : 0)
  return item.type === 'category' ? [{type: 'category', ...card, count}] : [{type: 'link', ...card}]
}
