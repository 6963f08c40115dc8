import {useBaseUrl, usePage, usePath} from '@lectern/client'
import type {DocsLayoutProps, SidebarItem, SidebarSlice} from '@lectern/types'
import {useMemo} from 'react'

/** What components of the docs sidebar get: the page's part of it, also in the form that Docusaurus gives them. */
export interface SidebarProps {
  /** The page's part of the sidebar. If it's not set, `sidebar` or that of the page. */
  slice?: SidebarSlice
  /** Items of the sidebar. */
  sidebar?: readonly SidebarItem[]
  /** Path of the page, with the base URL. */
  path?: string
  /** Hides the sidebar. */
  onCollapse?(): void
  /** Whether the sidebar is hidden. */
  isHidden?: boolean
}

/** The sidebar that a component shows, whichever form of its props it was given. */
export function useSidebarProps(props: SidebarProps): Required<SidebarProps> {
  const {sidebar: ofPage} = usePage().props as Partial<DocsLayoutProps>
  const {slice: given, sidebar, onCollapse = doNothing, isHidden = false} = props
  const known = given ?? ofPage
  const path = useBaseUrl(usePath())
  const slice = useMemo(
    () => (sidebar && sidebar !== known?.items ? {name: '', ...known, items: sidebar} : known),
    [known, sidebar]
  )
  const shown = slice ?? EMPTY
  return {slice: shown, sidebar: shown.items, path: props.path ?? path, onCollapse, isHidden}
}

const EMPTY: SidebarSlice = Object.freeze<SidebarSlice>({name: '', items: []})

function doNothing(): void {}
