import type {CategoryCard, SiteConfig} from '@lectern/types'
import type {SidebarNode} from '../sidebars/resolved-sidebar.js'

/**
 * Creates a card for each item of a category that links somewhere. In Docusaurus projects, the
 * number of items in a category includes unlisted docs, and cards of categories don't show the
 * description of the category's page.
 */
export function createCategoryCards(
  {children}: Pick<SidebarNode, 'children'>,
  {compatibility}: Pick<SiteConfig, 'compatibility'>
): CategoryCard[] {
  const isDocusaurus = compatibility === 'docusaurus'
  return children.flatMap((node) => createCard(node, isDocusaurus))
}

function createCard(node: SidebarNode, isDocusaurus: boolean): CategoryCard[] {
  const {item, children, hiddenItems = 0} = node
  if (item.type === 'html' || item.href === undefined) return []
  const description = node.description ?? (isDocusaurus ? undefined : node.pageDescription)
  const {label, href: path, customProps} = item
  const card = {label, path, description, customProps}
  const count = children.length + (isDocusaurus ? hiddenItems : 0)
  return item.type === 'category' ? [{type: 'category', ...card, count}] : [{type: 'link', ...card}]
}
