import {useBaseUrlUtils} from '@lectern/client'
import type {BlogSidebarProps, DatedLink} from '@lectern/types'
import {useMemo} from 'react'

/** A post of the sidebar, also in the form that components written for Docusaurus read. */
export interface BlogSidebarLink extends DatedLink {
  title: string
  /** Path with the base URL. */
  permalink: string
}

/** The sidebar of a blog with its posts in both forms. */
export interface BlogSidebarLinks extends BlogSidebarProps {
  items: readonly BlogSidebarLink[]
}

/** Gives the posts of a sidebar the form of Docusaurus in addition. */
export function addSidebarLinks(
  sidebar: BlogSidebarProps,
  withBaseUrl: (path: string) => string
): BlogSidebarLinks {
  const items = sidebar.items.map((item) => ({
    ...item,
    title: item.label,
    permalink: withBaseUrl(item.path)
  }))
  return {...sidebar, items}
}

/** `addSidebarLinks` with the base URL of the site. */
export function useSidebarLinks(sidebar: BlogSidebarProps): BlogSidebarLinks {
  const {withBaseUrl} = useBaseUrlUtils()
  return useMemo(() => addSidebarLinks(sidebar, withBaseUrl), [sidebar, withBaseUrl])
}
