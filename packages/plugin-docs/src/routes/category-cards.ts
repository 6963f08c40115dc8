import type {CategoryCard} from '@lectern/types'
import type {SidebarNode} from '../sidebars/resolved-sidebar.js'

/** Creates a card for each item of a category that links somewhere. */
export function createCategoryCards({children}: Pick<SidebarNode, 'children'>): CategoryCard[] {
  return children.flatMap(createCard)
}

function createCard({item, description, children}: SidebarNode): CategoryCard[] {
  if (item.type === 'html' || item.href === undefined) return []
  const card = {label: item.label, path: item.href, description}
  return item.type === 'category'
    ? [{type: 'category', ...card, count: children.length}]
    : [{type: 'link', ...card}]
}
