import {Link} from '@lectern/client'
import {countLabel} from '@lectern/shared/count-label'
import type {BlogTagsPostsPageProps} from '@lectern/types'
import BlogLayout from '@theme/BlogLayout'
import BlogPostItems from '@theme/BlogPostItems'
import Heading from '@theme/Heading'
import BlogListPaginator from '@theme/BlogListPaginator'

/** The posts with one tag. */
export default function BlogTagsPostsPage({tag, posts, ...blog}: BlogTagsPostsPageProps) {
  const title = `${countLabel(tag.count, 'post')} tagged with “${tag.label}”`
  return (
    <BlogLayout sidebar={blog.sidebar} title={title} description={tag.description}>
      <header className="blog-header">
        <Heading as="h1">{title}</Heading>
        {tag.description && <p className="lead">{tag.description}</p>}
        <Link to={blog.allTagsPath}>View all tags</Link>
      </header>
      <BlogPostItems posts={posts} />
      <BlogListPaginator pagination={blog.pagination} />
    </BlogLayout>
  )
}
