import {Link} from '@lectern/client'
import {countLabel} from '@lectern/shared/count-label'
import type {BlogAuthorsPostsPageProps} from '@lectern/types'
import AuthorList from '@theme/AuthorList'
import BlogLayout from '@theme/BlogLayout'
import BlogPostItems from '@theme/BlogPostItems'
import Heading from '@theme/Heading'
import BlogListPaginator from '@theme/BlogListPaginator'

/** The posts of one author. */
export default function BlogAuthorsPostsPage({author, posts, ...blog}: BlogAuthorsPostsPageProps) {
  const {page: _ownPage, ...person} = author
  return (
    <BlogLayout sidebar={blog.sidebar} title={author.name}>
      <header className="blog-header">
        <Heading as="h1">{`${countLabel(author.count, 'post')} by ${author.name}`}</Heading>
        <AuthorList authors={[person]} />
        {author.description && <p>{author.description}</p>}
        <Link to={blog.allAuthorsPath}>View all authors</Link>
      </header>
      <BlogPostItems posts={posts} />
      <BlogListPaginator pagination={blog.pagination} />
    </BlogLayout>
  )
}
