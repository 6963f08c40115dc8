import DocSidebarDesktop from '@theme/DocSidebar/Desktop'
import DocSidebarMobile from '@theme/DocSidebar/Mobile'
import {type SidebarProps, useSlice} from '../../behavior/sidebar/sidebar-props.js'
import {SidebarStateProvider} from '../../behavior/sidebar/sidebar-state.js'

/** Props of `@theme/DocSidebar`. */
export interface DocSidebarProps extends SidebarProps {
  /** Whether the sidebar is in the mobile menu. */
  isMobile?: boolean
}

/** A docs sidebar. Initially shows this page's slice, and loads the complete sidebar on demand. */
export default function DocSidebar({isMobile, ...props}: DocSidebarProps) {
  const slice = useSlice(props)
  const Sidebar = isMobile ? DocSidebarMobile : DocSidebarDesktop
  return (
    <SidebarStateProvider key={slice.name} slice={slice}>
      <Sidebar {...props} slice={slice} sidebar={slice.items} />
    </SidebarStateProvider>
  )
}
