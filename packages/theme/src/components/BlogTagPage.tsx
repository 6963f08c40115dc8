import {Link} from '@lectern/client'
import type {BlogTagPageProps} from '@lectern/types'
import BlogLayout from '@theme/BlogLayout'
import BlogPostItems from '@theme/BlogPostItems'
import Heading from '@theme/Heading'
import Paginator from '@theme/Paginator'
import {countPosts} from '../behaviour/count-posts.js'

/** The posts with one tag. */
export default function BlogTagPage({tag, posts, ...blog}: BlogTagPageProps) {
  const title = `${countPosts(tag.count)} tagged with “${tag.label}”`
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
