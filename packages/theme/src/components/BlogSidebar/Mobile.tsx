import type {BlogLayoutProps} from '@lectern/types'
import BlogSidebarContent from '@theme/BlogSidebar/Content'

/** Links to recent posts in the mobile menu. */
export default function BlogSidebarMobile({sidebar}: Pick<BlogLayoutProps, 'sidebar'>) {
  return <BlogSidebarContent sidebar={sidebar} />
}
