import type {PageLink, SidebarItem} from '@lectern/types'
import type {Doc} from '../docs/doc.js'

/** A generated page that lists the items of a category. */
export interface GeneratedIndex {
  path: string
  title: string
  description?: string
  keywords?: readonly string[]
  image?: string
}

/** An unlisted doc in a sidebar. */
export interface HiddenDoc {
  doc: Doc
  /** Item of the doc. Not set if the doc is only the page of a category. */
  item?: SidebarItem
  /** Index in the list at which the item would be. */
  index?: number
  /** Labels of the categories around the doc that aren't shown, outermost first. */
  categories?: readonly string[]
}

/** A sidebar entry with resolved IDs. */
export interface SidebarNode {
  /** The item in the form that the theme receives. `items` of a category are omitted. */
  item: SidebarItem
  /** Page of the entry. Not set for refs, links, and categories without a page. */
  page?: PageLink
  /** Description for the card on the parent category's page. */
  description?: string
  /** Description of a category's page, for categories without their own description. */
  pageDescription?: string
  generatedIndex?: GeneratedIndex
  children: readonly SidebarNode[]
  /** Unlisted docs among the children. They belong to the sidebar but aren't shown. */
  hidden: readonly HiddenDoc[]
  /** Number of unlisted docs in a category, if there are any. */
  hiddenItems?: number
}

/** A sidebar with resolved IDs. */
export interface ResolvedSidebar {
  name: string
  children: readonly SidebarNode[]
  hidden: readonly HiddenDoc[]
}

/** Converts nodes to the sidebar items that the theme expects. */
export function toSidebarItems(nodes: readonly SidebarNode[]): SidebarItem[] {
  return nodes.map(({item, children}) =>
    item.type === 'category' ? {...item, items: toSidebarItems(children)} : item
  )
}
