import ContentVisibility from '@theme/ContentVisibility'
import type {ReactNode} from 'react'
import {useBlogPost} from '../../behavior/blog/blog-post.js'
import {joinClasses} from '../../behavior/markup/join-classes.js'

/** Container of a post. */
export default function BlogPostItemContainer({
  className,
  children
}: {
  className?: string
  children: ReactNode
}) {
  const {post, isBlogPostPage} = useBlogPost()
  return (
    <article className={joinClasses(isBlogPostPage ? 'blog-post' : 'blog-post-item', className)}>
      {isBlogPostPage && <ContentVisibility metadata={post} />}
      {children}
    </article>
  )
}
