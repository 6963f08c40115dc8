import type {JsonObject} from '../source/json.js'

/** A sidebar item, with IDs resolved to paths. */
export type SidebarItem = SidebarLink | SidebarCategory | SidebarHtml

/** A link in a sidebar. */
export interface SidebarLink {
  /** Type of the item. */
  type: 'link'
  /** Label of the link. */
  label: string
  /** Route path without base URL, or a full URL. */
  href: string
  /** `false` if `href` is a path that the base URL isn't added to. */
  autoAddBaseUrl?: boolean
  /** Class of the item. */
  className?: string
  /** Data for the site's own components. */
  customProps?: JsonObject
}

/** A category in a sidebar. */
export interface SidebarCategory {
  /** Type of the item. */
  type: 'category'
  /** Label of the category. */
  label: string
  /**
   * The category's own page, or the page of its first descendant. Absent if the category is empty.
   */
  href?: string
  /** Whether `href` belongs to a descendant instead of the category itself. */
  linkUnlisted?: boolean
  /** `false` if the category is always expanded. */
  collapsible?: boolean
  /** `false` if the category is initially expanded. */
  collapsed?: boolean
  /**
   * Items of the category. Absent for collapsed categories if the page contains only its own branch
   * of the sidebar. The sidebar's data file contains all items.
   */
  items?: readonly SidebarItem[]
  /** Number of items before and after `items` that the slice doesn't contain. */
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
  /** Whether the item has the same padding as a link. */
  defaultStyle: boolean
  /** Class of the item. */
  className?: string
}

/** The number of sibling items that a slice doesn't contain. */
export interface SidebarOmission {
  /** Items before the slice. */
  before: number
  /** Items after the slice. */
  after: number
}

/** The part of a sidebar that a page contains. The complete sidebar is in a data file. */
export interface SidebarSlice {
  /** ID of the sidebar in the sidebars file. */
  id?: string
  /** Name of the data file with the complete sidebar (`SidebarItem[]`). */
  name: string
  /** Items of the slice. */
  items: readonly SidebarItem[]
  /** Number of items that the slice doesn't contain. */
  omitted?: SidebarOmission
}
