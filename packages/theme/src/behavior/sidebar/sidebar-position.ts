/** Position of an entry in its sidebar. */
export interface SidebarPosition {
  /** 1 at the top level. */
  level: number
  parentKey: string
  /** Keys of all categories in the same list, including this one. */
  siblings: readonly string[]
  /** Path of the shown page, and the entry's index, for components copied from Docusaurus. */
  activePath?: string
  index?: number
}
