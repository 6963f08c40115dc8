import DocSidebarMenu from '@theme/DocSidebar/Menu'
import type {SidebarProps} from '../../../behavior/sidebar/sidebar-props.js'

/** The entries of the docs sidebar beside a page. */
export default function DocSidebarDesktopContent(_props: SidebarProps) {
  return <DocSidebarMenu />
}
