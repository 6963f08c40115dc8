import type {JsonObject} from '../source/json.js'

/** An item of a sidebar, with IDs resolved to paths. */
export type SidebarItem = SidebarLink | SidebarCategory | SidebarHtml

/** A link in a sidebar. */
export interface SidebarLink {
  /** Type of the item. */
  type: 'link'
  /** Text of the link. */
  label: string
  /** Route path without base URL, or a full URL. */
  href: string
  /** Class of the item. */
  className?: string
  /** Data for the site's own components. */
  customProps?: JsonObject
}

/** A category in a sidebar. */
export interface SidebarCategory {
  /** Type of the item. */
  type: 'category'
  /** Text of the category. */
  label: string
  /** The category's own page, or else its first descendant's. Absent for an empty category. */
  href?: string
  /** Whether `href` is a descendant's page instead of the category's own. */
  linkUnlisted?: boolean
  /** `false` if the category is always open. */
  collapsible?: boolean
  /** `false` if the category is open at first. */
  collapsed?: boolean
  /**
   * Items of the category. Absent for a closed category of a page that holds its own branch only. The
   * sidebar's data file has them.
   */
  items?: readonly SidebarItem[]
  /** Number of items that a slice leaves out before and after `items`. */
  omitted?: SidebarOmission
  /** Class of the item. */
  className?: string
  /** Data for the site's own components. */
  customProps?: JsonObject
}

/** HTML in a sidebar. */
export interface SidebarHtml {
  /** Type of the item. */
  type: 'html'
  /** HTML of the item. */
  value: string
  /** Whether the item has the padding of a link. */
  defaultStyle: boolean
  /** Class of the item. */
  className?: string
}

/** The number of siblings that a slice leaves out. */
export interface SidebarOmission {
  /** Items before the slice. */
  before: number
  /** Items after the slice. */
  after: number
}

/** The part of a sidebar that a page holds. The whole sidebar is a data file. */
export interface SidebarSlice {
  /** ID of the sidebar in the sidebars file. */
  id?: string
  /** Name of the data file with the whole sidebar (`SidebarItem[]`). */
  name: string
  /** Items of the slice. */
  items: readonly SidebarItem[]
  /** Number of items that the slice leaves out. */
  omitted?: SidebarOmission
}
