import DocSidebarMenu from '@theme/DocSidebar/Menu'
import {type SidebarProps, useSidebarProps} from '../../../behavior/sidebar/sidebar-props.js'

/** The entries of the docs sidebar beside a page. */
export default function DocSidebarDesktopContent(props: SidebarProps) {
  return <DocSidebarMenu slice={useSidebarProps(props).slice} />
}
