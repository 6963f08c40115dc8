import {useBaseUrlUtils} from '@lectern/client'
import type {BlogSidebarProps} from '@lectern/types'
import {createBlogSidebar} from '../../props/blog-sidebar.js'
import {createAdapter} from '../../props/create-adapter.js'

/** `BlogLayout`: Docusaurus's component passes the posts to a component that can also be Docusaurus's. */
export default createAdapter(({sidebar}: {sidebar?: BlogSidebarProps}, isOwn) => {
  const {withBaseUrl} = useBaseUrlUtils()
  return isOwn || !sidebar ? {} : {sidebar: createBlogSidebar(sidebar, withBaseUrl)}
})
