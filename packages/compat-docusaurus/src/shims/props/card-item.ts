import type {CategoryCard, SidebarItem} from '@lectern/types'

/** Returns the sidebar item for a card, as Docusaurus passes it to cards. */
export function createCardItem({type, label, path, description, count = 0}: CategoryCard) {
  if (type === 'link') return {type, label, href: path, description}
  // Cards only show how many items a category has.
  const items = Array.from({length: count}, (): SidebarItem => ({type: 'link', label, href: path}))
  return {type, label, href: path, description, items, collapsible: true, collapsed: true}
}
