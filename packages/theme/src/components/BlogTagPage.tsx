import {Link} from '@lectern/client'
import {countLabel} from '@lectern/shared/count-label'
import type {BlogTagPageProps} from '@lectern/types'
import BlogLayout from '@theme/BlogLayout'
import BlogPostItems from '@theme/BlogPostItems'
import Heading from '@theme/Heading'
import Paginator from '@theme/Paginator'

/** The posts with one tag. */
export default function BlogTagPage({tag, posts, ...blog}: BlogTagPageProps) {
  const title = `${countLabel(tag.count, 'post')} tagged with “${tag.label}”`
  return (
    <BlogLayout sidebar={blog.sidebar} title={title} description={tag.description}>
      <header className="blog-header">
        <Heading as="h1">{title}</Heading>
        {tag.description && <p className="lead">{tag.description}</p>}
        <Link to={blog.allTagsPath}>View all tags</Link>
      </header>
      <BlogPostItems posts={posts} />
      <Paginator pagination={blog.pagination} />
    </BlogLayout>
  )
}
