import type {BlogLayoutProps} from '@lectern/types'
import BlogSidebarDesktop from '@theme/BlogSidebar/Desktop'
import BlogSidebarMobile from '@theme/BlogSidebar/Mobile'

/** Props of `@theme/BlogSidebar`. */
export interface BlogSidebarProps extends Pick<BlogLayoutProps, 'sidebar'> {
  /** Whether the sidebar is in the mobile menu. */
  isMobile?: boolean
}

/** Links to recent posts. Renders nothing if there are no posts. */
export default function BlogSidebar({sidebar, isMobile}: BlogSidebarProps) {
  if (sidebar.items.length === 0) return null
  return isMobile ? (
    <BlogSidebarMobile sidebar={sidebar} />
  ) : (
    <BlogSidebarDesktop sidebar={sidebar} />
  )
}
