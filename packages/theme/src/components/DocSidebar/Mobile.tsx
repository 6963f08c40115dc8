import type {SidebarSlice} from '@lectern/types'
import DocSidebarMenu from '@theme/DocSidebar/Menu'

/** The docs sidebar in the menu of narrow screens. */
export default function DocSidebarMobile({slice}: {slice: SidebarSlice}) {
  return <DocSidebarMenu slice={slice} />
}
