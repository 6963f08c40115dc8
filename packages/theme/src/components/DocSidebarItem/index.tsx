import type {SidebarItem} from '@lectern/types'
import DocSidebarItemCategory from '@theme/DocSidebarItem/Category'
import DocSidebarItemHtml from '@theme/DocSidebarItem/Html'
import DocSidebarItemLink from '@theme/DocSidebarItem/Link'
import type {SidebarPosition} from '../../behavior/sidebar/sidebar-position.js'

export type {SidebarPosition} from '../../behavior/sidebar/sidebar-position.js'

/** An entry of a docs sidebar. */
export default function DocSidebarItem({item, ...place}: SidebarPosition & {item: SidebarItem}) {
  if (item.type === 'category') return <DocSidebarItemCategory item={item} {...place} />
  const {level, activePath, index} = place
  if (item.type === 'html') return <DocSidebarItemHtml item={item} level={level} />
  return <DocSidebarItemLink item={item} level={level} activePath={activePath} index={index} />
}
