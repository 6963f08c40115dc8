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
}

/** An entry of a docs sidebar. */
export default function DocSidebarItem({item, ...place}: SidebarPlace & {item: SidebarItem}) {
  if (item.type === 'category') return <DocSidebarItemCategory item={item} {...place} />
  if (item.type === 'html') return <DocSidebarItemHtml item={item} level={place.level} />
  return <DocSidebarItemLink item={item} level={place.level} />
}
