import type {BlogLayoutProps} from '@lectern/types'
import BlogSidebarContent from '@theme/BlogSidebar/Content'

/** Links to recent posts, beside a page of the blog. */
export default function BlogSidebarDesktop({sidebar}: Pick<BlogLayoutProps, 'sidebar'>) {
  return (
    <aside className="blog-aside">
      <BlogSidebarContent sidebar={sidebar} />
    </aside>
  )
}
