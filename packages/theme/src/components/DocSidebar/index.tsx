import type {SidebarSlice} from '@lectern/types'
import DocSidebarDesktop from '@theme/DocSidebar/Desktop'
import DocSidebarMobile from '@theme/DocSidebar/Mobile'
import {SidebarStateProvider} from '../../behavior/sidebar/sidebar-state.js'

/** Props of `@theme/DocSidebar`. */
export interface DocSidebarProps {
  slice: SidebarSlice
  /** Whether it stands in the menu of narrow screens. */
  isMobile?: boolean
}

/** A docs sidebar: this page's part of it at once, the whole when a reader asks for more. */
export default function DocSidebar({slice, isMobile}: DocSidebarProps) {
  return (
    <SidebarStateProvider key={slice.name} slice={slice}>
      {isMobile ? <DocSidebarMobile slice={slice} /> : <DocSidebarDesktop slice={slice} />}
    </SidebarStateProvider>
  )
}
