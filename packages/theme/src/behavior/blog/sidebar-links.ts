import {useBaseUrlUtils} from '@lectern/client'
import type {BlogSidebarProps, DatedLink} from '@lectern/types'
import {useMemo} from 'react'

/** A link to a post, with the properties that Docusaurus components expect. */
export interface BlogSidebarLink extends DatedLink {
  title: string
  /** Path including the base URL. */
  permalink: string
}

/** A blog sidebar whose links also work in Docusaurus components. */
export interface BlogSidebarLinks extends BlogSidebarProps {
  items: readonly BlogSidebarLink[]
}

/** Adds the properties that Docusaurus components expect to the links of a sidebar. */
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
