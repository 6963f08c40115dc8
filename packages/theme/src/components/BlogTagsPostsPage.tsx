import {Link, translate} from '@lectern/client'
import type {BlogTagsPostsPageProps} from '@lectern/types'
import BlogLayout from '@theme/BlogLayout'
import BlogPostItems from '@theme/BlogPostItems'
import Heading from '@theme/Heading'
import BlogListPaginator from '@theme/BlogListPaginator'
import {usePostCount} from '../behavior/blog/use-post-count.js'

/** Lists the posts with one tag. */
export default function BlogTagsPostsPage({tag, posts, ...blog}: BlogTagsPostsPageProps) {
  const nPosts = usePostCount(tag.count)
  const title = translate(
    {id: 'theme.blog.tagTitle', message: '{nPosts} tagged with "{tagName}"'},
    {nPosts, tagName: tag.label}
  )
  return (
    <BlogLayout sidebar={blog.sidebar}>
      <header className="blog-header">
        <Heading as="h1">{title}</Heading>
        {tag.description && <p className="lead">{tag.description}</p>}
        <Link to={blog.allTagsPath}>
          {translate({id: 'theme.tags.tagsPageLink', message: 'View all tags'})}
        </Link>
      </header>
      <BlogPostItems posts={posts} />
      <BlogListPaginator pagination={blog.pagination} />
    </BlogLayout>
  )
}
