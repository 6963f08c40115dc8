import {useThemeConfig, translate} from '@lectern/client'
import type {SidebarSlice, ThemeConfig} from '@lectern/types'
import DocRootLayoutSidebarExpandButton from '@theme/DocRoot/Layout/Sidebar/ExpandButton'
import DocSidebar from '@theme/DocSidebar'

/** The place of the docs sidebar beside a page, with what shows it again when it is hidden. */
export default function DocRootLayoutSidebar({sidebar}: {sidebar: SidebarSlice}) {
  const {hideable} = useThemeConfig<ThemeConfig>().docs.sidebar
  return (
    <aside
      className="theme-doc-sidebar-container"
      aria-label={translate({id: 'theme.docs.sidebar.containerAriaLabel', message: 'Docs'})}
    >
      <DocSidebar key={sidebar.name} slice={sidebar} />
      {hideable && <DocRootLayoutSidebarExpandButton />}
    </aside>
  )
}
