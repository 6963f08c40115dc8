import type {SidebarSlice} from '@lectern/types'
import DocSidebar from '@theme/DocSidebar'

/** The place of the docs sidebar beside a page. */
export default function DocRootLayoutSidebar({sidebar}: {sidebar: SidebarSlice}) {
  return (
    <aside className="theme-doc-sidebar-container" aria-label="Docs">
      <DocSidebar key={sidebar.name} slice={sidebar} />
    </aside>
  )
}
