import {usePage} from '@lectern/client'
import type {DocsLayoutProps, SidebarItem, SidebarSlice} from '@lectern/types'

/** Props of docs sidebar components, including the ones that Docusaurus components expect. */
export interface SidebarProps {
  /** The page's part of the sidebar. Defaults to `sidebar`, or the sidebar of the page. */
  slice?: SidebarSlice
  /** Items of the sidebar. */
  sidebar?: readonly SidebarItem[]
  /** Path of the page. Only components copied from Docusaurus set it. */
  path?: string
  /** Hides the sidebar. */
  onCollapse?(): void
  /** Whether the sidebar is hidden. */
  isHidden?: boolean
}

/**
 * Returns the sidebar that a component shows: the page's, unless the component receives other
 * items.
 */
export function useSlice({slice, sidebar}: Pick<SidebarProps, 'slice' | 'sidebar'>): SidebarSlice {
  // Pages of other plugins have no sidebar.
  const {sidebar: ofPage = {name: '', items: []}} = usePage().props as Partial<DocsLayoutProps>
  const shown = slice ?? ofPage
  return sidebar && sidebar !== shown.items ? {...shown, items: sidebar} : shown
}
