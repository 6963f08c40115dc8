import type {CategoryCard, SidebarItem} from '@lectern/types'

/** Creates the sidebar item that Docusaurus passes to a card. */
export function createCardItem(card: CategoryCard) {
  const {type, label, path, description, customProps} = card
  if (type === 'link') return {type, label, href: path, description, customProps}
  const category = {type, label, href: path, description, customProps}
  return {...category, items: createPlaceholders(card), collapsible: true, collapsed: true}
}

/** Creates placeholders for the items of a category. Cards only show their number. */
export function createPlaceholders({
  label,
  path,
  count = 0
}: Pick<CategoryCard, 'label' | 'path' | 'count'>): readonly SidebarItem[] {
  return Array.from({length: count}, () => ({type: 'link', label, href: path}))
}
