import {translate} from '@lectern/client'
import DocSidebarItems from '@theme/DocSidebarItems'
import {useRef} from 'react'
import {useSidebarState} from '../../behavior/sidebar/sidebar-state.js'
import {useSidebarScroll} from '../../behavior/sidebar/use-sidebar-scroll.js'

/** The entries of a docs sidebar. Keeps the scroll position across pages. */
export default function DocSidebarMenu() {
  const {items, isWhole, slice} = useSidebarState()
  const menu = useRef<HTMLElement>(null)
  const onScroll = useSidebarScroll(menu, slice.name)
  return (
    <nav
      ref={menu}
      className="menu thin-scrollbar"
      aria-label={translate({id: 'theme.docs.sidebar.navAriaLabel', message: 'Docs sidebar'})}
      onScroll={onScroll}
    >
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
