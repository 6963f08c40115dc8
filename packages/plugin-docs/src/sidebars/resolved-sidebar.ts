import type {PageLink, SidebarItem} from '@lectern/types'
import type {Doc} from '../docs/doc.js'

/** The texts of a page that lists what is below a category. */
export interface GeneratedIndex {
  path: string
  title: string
  description?: string
  keywords?: readonly string[]
  image?: string
}

/** A sidebar entry with every ID resolved. */
export interface SidebarNode {
  /** Fields for readers; a category without its items. */
  item: SidebarItem
  /** The page that this entry is the place of: absent for refs, links and plain categories. */
  page?: PageLink
  /** For the card on the page of the category above. */
  description?: string
  generatedIndex?: GeneratedIndex
  children: readonly SidebarNode[]
  /** Unlisted documents among the children: they have their place here and are not shown. */
  hidden: readonly Doc[]
}

/** A whole sidebar. */
export interface ResolvedSidebar {
  name: string
  children: readonly SidebarNode[]
  hidden: readonly Doc[]
}

/** The whole sidebar as readers get it. */
export function toSidebarItems(nodes: readonly SidebarNode[]): SidebarItem[] {
  return nodes.map(({item, children}) =>
    item.type === 'category' ? {...item, items: toSidebarItems(children)} : item
  )
}
