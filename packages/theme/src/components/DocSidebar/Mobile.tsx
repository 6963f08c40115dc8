import DocSidebarMenu from '@theme/DocSidebar/Menu'
import {type SidebarProps, useSidebarProps} from '../../behavior/sidebar/sidebar-props.js'

/** The docs sidebar in the menu of narrow screens. */
export default function DocSidebarMobile(props: SidebarProps) {
  return <DocSidebarMenu slice={useSidebarProps(props).slice} />
}
