import {useThemeConfig, translate} from '@lectern/client'
import type {SidebarItem, ThemeConfig} from '@lectern/types'
import DocRootLayoutSidebarExpandButton from '@theme/DocRoot/Layout/Sidebar/ExpandButton'
import DocSidebar from '@theme/DocSidebar'

/** Props of `@theme/DocRoot/Layout/Sidebar`. */
export interface DocRootLayoutSidebarProps {
  /** Items of the page's sidebar slice. Defaults to the current page's items. */
  sidebar?: readonly SidebarItem[]
  /** Only for components copied from Docusaurus, whose layout keeps track of the hidden sidebar. */
  hiddenSidebarContainer?: boolean
  /** Has no effect, because an attribute of the document controls whether the sidebar is hidden. */
  setHiddenSidebarContainer?(change: unknown): void
}

/**
 * The docs sidebar column. If the sidebar is hidden, the column contains the button that shows it.
 */
export default function DocRootLayoutSidebar({sidebar}: DocRootLayoutSidebarProps) {
  const {hideable} = useThemeConfig<ThemeConfig>().docs.sidebar
  return (
    <aside
      className="theme-doc-sidebar-container"
      aria-label={translate({id: 'theme.docs.sidebar.containerAriaLabel', message: 'Docs'})}
    >
      <DocSidebar sidebar={sidebar} />
      {hideable && <DocRootLayoutSidebarExpandButton />}
    </aside>
  )
}
