import type {JsonObject} from '../source/json.js'

/** A sidebar entry as readers see it: every id resolved to a path (specification §3, sidebar item). */
export type SidebarItem = SidebarLink | SidebarCategory | SidebarHtml

export interface SidebarLink {
  type: 'link'
  label: string
  /** Route path without base URL, or a full URL. */
  href: string
  className?: string
  customProps?: JsonObject
}

export interface SidebarCategory {
  type: 'category'
  label: string
  /** The category's own page, or else its first descendant's; absent when nothing is below it. */
  href?: string
  /** True when `href` is a descendant's page and not the category's own. */
  linkUnlisted?: boolean
  /** `false` when it is always open; absent otherwise, since every page carries its items. */
  collapsible?: boolean
  /** `false` when it is open at first. */
  collapsed?: boolean
  /**
   * Absent where a page holds its own branch only: the category is closed and its items are in the
   * sidebar's file.
   */
  items?: readonly SidebarItem[]
  /** How many items a slice left out of `items`, before and after those it holds. */
  omitted?: SidebarOmission
  className?: string
  customProps?: JsonObject
}

export interface SidebarHtml {
  type: 'html'
  value: string
  defaultStyle: boolean
  className?: string
}

/** Counts of siblings that a slice leaves out. */
export interface SidebarOmission {
  before: number
  after: number
}

/** The part of a sidebar that one page carries; the whole is a file of its own. */
export interface SidebarSlice {
  /** Id of the sidebar in the sidebars file; navbar items of type `docSidebar` know it by this. */
  id?: string
  /** Name of the data file that holds the whole sidebar (`SidebarItem[]`). */
  name: string
  items: readonly SidebarItem[]
  omitted?: SidebarOmission
}
