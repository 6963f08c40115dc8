import {Link} from '@lectern/client'
import type {BlogAuthorPageProps} from '@lectern/types'
import AuthorList from '@theme/AuthorList'
import BlogLayout from '@theme/BlogLayout'
import BlogPostItems from '@theme/BlogPostItems'
import Heading from '@theme/Heading'
import Paginator from '@theme/Paginator'
import {countPosts} from '../behaviour/count-posts.js'

/** The posts of one author. */
export default function BlogAuthorPage({author, posts, ...blog}: BlogAuthorPageProps) {
  const {page: _ownPage, ...person} = author
  return (
    <BlogLayout sidebar={blog.sidebar} title={author.name}>
      <header className="blog-header">
        <Heading as="h1">
          {countPosts(author.count)} by {author.name}
        </Heading>
        <AuthorList authors={[person]} />
        <Link to={blog.allAuthorsPath}>View all authors</Link>
      </header>
      <BlogPostItems posts={posts} />
      <Paginator pagination={blog.pagination} />
    </BlogLayout>
  )
}
