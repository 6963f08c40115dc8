import type {BlogPostSummary} from '@lectern/types'
import BlogPostItem from '@theme/BlogPostItem'
import {BlogPostProvider} from '../behavior/blog/blog-post.js'

/** The posts of a list. The page's contents have the same order as the posts. */
export default function BlogPostItems({posts}: {posts: readonly BlogPostSummary[]}) {
  return posts.map((post, contentIndex) => (
    <BlogPostProvider key={post.path} value={{post, contentIndex, isBlogPostPage: false}}>
      <BlogPostItem />
    </BlogPostProvider>
  ))
}
