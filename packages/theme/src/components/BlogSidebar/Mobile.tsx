import type {BlogLayoutProps} from '@lectern/types'
import BlogSidebarContent from '@theme/BlogSidebar/Content'

/** Links to recent posts, in the menu of narrow screens. */
export default function BlogSidebarMobile({sidebar}: Pick<BlogLayoutProps, 'sidebar'>) {
  return <BlogSidebarContent sidebar={sidebar} />
}
