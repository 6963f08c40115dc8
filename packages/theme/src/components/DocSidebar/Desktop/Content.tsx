import type {SidebarSlice} from '@lectern/types'
import DocSidebarMenu from '@theme/DocSidebar/Menu'

/** The entries of the docs sidebar beside a page. */
export default function DocSidebarDesktopContent({slice}: {slice: SidebarSlice}) {
  return <DocSidebarMenu slice={slice} />
}
