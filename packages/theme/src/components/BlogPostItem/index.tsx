import BlogPostItemContainer from '@theme/BlogPostItem/Container'
import BlogPostItemContent from '@theme/BlogPostItem/Content'
import BlogPostItemFooter from '@theme/BlogPostItem/Footer'
import BlogPostItemHeader from '@theme/BlogPostItem/Header'
import type {ReactNode} from 'react'

/** Props of `@theme/BlogPostItem`. */
export interface BlogPostItemProps {
  className?: string
  /** Replaces the content of the post. */
  children?: ReactNode
}

/** A post, in a list or on its own page. */
export default function BlogPostItem({className, children}: BlogPostItemProps) {
  return (
    <BlogPostItemContainer className={className}>
      <BlogPostItemHeader />
      <BlogPostItemContent>{children}</BlogPostItemContent>
      <BlogPostItemFooter />
    </BlogPostItemContainer>
  )
}
