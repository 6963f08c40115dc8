import type {SidebarItem} from '@lectern/types'
import DocSidebarItemCategory from '@theme/DocSidebarItem/Category'
import DocSidebarItemHtml from '@theme/DocSidebarItem/Html'
import DocSidebarItemLink from '@theme/DocSidebarItem/Link'

/** Where an entry stands in its sidebar. */
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

/** An entry of a docs sidebar. */
export default function DocSidebarItem({item, ...place}: SidebarPlace & {item: SidebarItem}) {
  if (item.type === 'category') return <DocSidebarItemCategory item={item} {...place} />
  const {level, activePath, index} = place
  if (item.type === 'html') return <DocSidebarItemHtml item={item} level={level} />
  return <DocSidebarItemLink item={item} level={level} activePath={activePath} index={index} />
}
