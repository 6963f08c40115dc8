import type {CategoryCard, SidebarItem} from '@lectern/types'

/** Creates the sidebar item that Docusaurus passes to a card. */
export function createCardItem({type, label, path, description, count = 0}: CategoryCard) {
  if (type === 'link') return {type, label, href: path, description}
  // Cards only show the number of items in a category, so the items are placeholders.
  const items = Array.from({length: count}, (): SidebarItem => ({type: 'link', label, href: path}))
  return {type, label, href: path, description, items, collapsible: true, collapsed: true}
}
