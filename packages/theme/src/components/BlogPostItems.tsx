import type {BlogPostSummary} from '@lectern/types'
import BlogPostItem from '@theme/BlogPostItem'

/** The posts of a list; content n of the page belongs to post n. */
export default function BlogPostItems({posts}: {posts: readonly BlogPostSummary[]}) {
  return posts.map((post, index) => (
    <BlogPostItem key={post.path} post={post} contentIndex={index} />
  ))
}
