import type {SidebarSlice} from '@lectern/types'
import DocSidebarDesktopContent from '@theme/DocSidebar/Desktop/Content'

/** The docs sidebar beside a page. */
export default function DocSidebarDesktop({slice}: {slice: SidebarSlice}) {
  return <DocSidebarDesktopContent slice={slice} />
}
