/** Position of an entry in its sidebar. */
export interface SidebarPlace {
  /** 1 at the top. */
  level: number
  parentKey: string
  /** Keys of the categories beside it, itself included. */
  siblings: readonly string[]
  /** Path of the shown page, and the entry's number: for components that were copied from Docusaurus. */
  activePath?: string
  index?: number
}
