import type {SidebarSlice} from '@lectern/types'
import DocSidebarItems from '@theme/DocSidebarItems'
import {useRef} from 'react'
import {SidebarStateProvider, useSidebarState} from '../../behaviour/sidebar-state.js'
import {useSidebarScroll} from '../../behaviour/use-sidebar-scroll.js'

/** A docs sidebar: this page's part of it at once, the whole when a reader asks for more. */
export default function DocSidebar({slice}: {slice: SidebarSlice}) {
  return (
    <SidebarStateProvider key={slice.name} slice={slice}>
      <Menu slice={slice} />
    </SidebarStateProvider>
  )
}

function Menu({slice}: {slice: SidebarSlice}) {
  const {items, isWhole} = useSidebarState()
  const menu = useRef<HTMLElement>(null)
  const onScroll = useSidebarScroll(menu, slice.name)
  return (
    <nav ref={menu} className="menu thin-scrollbar" aria-label="Docs sidebar" onScroll={onScroll}>
      <ul className="theme-doc-sidebar-menu menu__list">
        <DocSidebarItems
          items={items}
          omitted={isWhole ? undefined : slice.omitted}
          level={1}
          parentKey=""
        />
      </ul>
    </nav>
  )
}
