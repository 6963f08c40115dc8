import type {BlogPostSummary} from '@lectern/types'
import BlogPostItem from '@theme/BlogPostItem'
import {BlogPostProvider} from '../behavior/blog/blog-post.js'

/** The posts of a list. Content n of the page belongs to post n. */
export default function BlogPostItems({posts}: {posts: readonly BlogPostSummary[]}) {
  return posts.map((post, contentIndex) => (
    <BlogPostProvider key={post.path} value={{post, contentIndex, isBlogPostPage: false}}>
      <BlogPostItem />
    </BlogPostProvider>
  ))
}
