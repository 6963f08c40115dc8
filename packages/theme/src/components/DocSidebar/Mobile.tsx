import DocSidebarMenu from '@theme/DocSidebar/Menu'
import type {SidebarProps} from '../../behavior/sidebar/sidebar-props.js'

/** The docs sidebar in the menu of narrow screens. */
export default function DocSidebarMobile(_props: SidebarProps) {
  return <DocSidebarMenu />
}
