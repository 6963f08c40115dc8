import type {BlogListPageProps} from '@lectern/types'
import BlogLayout from '@theme/BlogLayout'
import BlogPostItems from '@theme/BlogPostItems'
import Heading from '@theme/Heading'
import BlogListPaginator from '@theme/BlogListPaginator'

/** A page of the paginated list of posts. */
export default function BlogListPage(blog: BlogListPageProps) {
  return (
    <BlogLayout sidebar={blog.sidebar}>
      {blog.title && (
        <header className="blog-header">
          <Heading as="h1">{blog.title}</Heading>
          {blog.description && blog.description !== blog.title && (
            <p className="lead">{blog.description}</p>
          )}
        </header>
      )}
      <BlogPostItems posts={blog.posts} />
      <BlogListPaginator pagination={blog.pagination} />
    </BlogLayout>
  )
}
