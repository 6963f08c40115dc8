import {useBaseUrlUtils} from '@lectern/client'
import type {BlogSidebarProps, DatedLink} from '@lectern/types'
import {useMemo} from 'react'

/** A post in the sidebar, also in the format of Docusaurus components. */
export interface BlogSidebarLink extends DatedLink {
  title: string
  /** Path with the base URL. */
  permalink: string
}

/** The sidebar of a blog with its posts in both formats. */
export interface BlogSidebarLinks extends BlogSidebarProps {
  items: readonly BlogSidebarLink[]
}

/** Adds the Docusaurus format to the posts of a sidebar. */
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

/** Calls `addSidebarLinks` with the site's base URL. */
export function useSidebarLinks(sidebar: BlogSidebarProps): BlogSidebarLinks {
  const {withBaseUrl} = useBaseUrlUtils()
  return useMemo(() => addSidebarLinks(sidebar, withBaseUrl), [sidebar, withBaseUrl])
}
