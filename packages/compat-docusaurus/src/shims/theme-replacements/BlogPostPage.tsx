import type {BlogPostPageProps} from '@lectern/types'
import {BlogPostProvider} from '@lectern/theme/behavior/blog/blog-post'
import StructuredData from '@theme/BlogPostPage/StructuredData'
import PostPage from '@theme-original/BlogPostPage'

/** The page of one post. Used by projects that override its structured data. */
export default function BlogPostPage(page: BlogPostPageProps) {
  return (
    <>
      <BlogPostProvider value={{post: page.post, contentIndex: 0, isBlogPostPage: true}}>
        <StructuredData />
      </BlogPostProvider>
      <PostPage {...page} />
    </>
  )
}
