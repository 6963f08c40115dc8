import {useThemeConfig, translate} from '@lectern/client'
import type {SidebarItem, ThemeConfig} from '@lectern/types'
import DocRootLayoutSidebarExpandButton from '@theme/DocRoot/Layout/Sidebar/ExpandButton'
import DocSidebar from '@theme/DocSidebar'

/** Props of `@theme/DocRoot/Layout/Sidebar`. */
export interface DocRootLayoutSidebarProps {
  /** Items of the page's part of the sidebar. Defaults to the items of the page. */
  sidebar?: readonly SidebarItem[]
  /** For components copied from Docusaurus, whose layout stores whether the sidebar is hidden. */
  hiddenSidebarContainer?: boolean
  /** Does nothing: an attribute of the document sets whether the sidebar is hidden. */
  setHiddenSidebarContainer?(change: unknown): void
}

/**
 * The column of the docs sidebar. If the sidebar is hidden, it contains the button that shows it.
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
