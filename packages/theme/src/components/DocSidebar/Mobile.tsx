import DocSidebarMenu from '@theme/DocSidebar/Menu'
import type {SidebarProps} from '../../behavior/sidebar/sidebar-props.js'

/** The docs sidebar in the mobile menu. */
export default function DocSidebarMobile(_props: SidebarProps) {
  return <DocSidebarMenu />
}
