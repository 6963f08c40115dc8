import type {BlogLayoutProps as BlogProps} from '@lectern/types'
import BlogSidebar from '@theme/BlogSidebar'
import Layout from '@theme/Layout'
import type {ReactNode} from 'react'
import {useSidebarLinks} from '../behavior/blog/sidebar-links.js'

/** Props of `@theme/BlogLayout`. */
export interface BlogLayoutProps extends Pick<BlogProps, 'sidebar'> {
  title?: string
  description?: string
  /** Content of the last column, such as a post's table of contents. */
  toc?: ReactNode
  children: ReactNode
}

/** Layout of blog pages: a sidebar with recent posts, the content, and a table of contents. */
export default function BlogLayout({sidebar, toc, children, ...page}: BlogLayoutProps) {
  const hasMenu = sidebar.items.length > 0
  const links = useSidebarLinks(sidebar)
  const menu = hasMenu ? <BlogSidebar sidebar={links} isMobile /> : undefined
  return (
    <Layout {...page} wrapperClassName="blog-wrapper" secondaryMenu={menu}>
      <BlogSidebar sidebar={links} />
      <main className="blog-main">{children}</main>
      {toc && <div className="blog-toc">{toc}</div>}
    </Layout>
  )
}
