import type {CategoryCard, SidebarItem} from '@lectern/types'

/** Creates the sidebar item that Docusaurus passes to a card. */
export function createCardItem(card: CategoryCard) {
  const {type, label, path, description, customProps, count = 0} = card
  if (type === 'link') return {type, label, href: path, description, customProps}
  // Cards only show the number of items in a category, so the items are placeholders.
  const items = Array.from({length: count}, (): SidebarItem => ({type: 'link', label, href: path}))
  const category = {type, label, href: path, description, customProps, items}
  return {...category, collapsible: true, collapsed: true}
}
