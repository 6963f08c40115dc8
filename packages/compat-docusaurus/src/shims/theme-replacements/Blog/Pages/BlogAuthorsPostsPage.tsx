import {Link} from '@lectern/client'
import type {BlogAuthorsPostsPageProps} from '@lectern/types'
import BlogAuthor from '@theme/Blog/Components/Author'
import BlogLayout from '@theme/BlogLayout'
import BlogListPaginator from '@theme/BlogListPaginator'
import BlogPostItems from '@theme/BlogPostItems'
import {
  BlogAuthorNoPostsLabel,
  BlogAuthorsListViewAllLabel
} from '../../../page-parts/theme-parts.js'
import type {ComponentType} from 'react'
import type {AuthorProps} from '../Components/Author/index.js'

const Author: ComponentType<AuthorProps> = BlogAuthor

/** Lists the posts of one author. The author's name is the heading. */
export default function BlogAuthorsPostsPage({author, posts, ...blog}: BlogAuthorsPostsPageProps) {
  const {count: _posts, ...person} = author
  return (
    <BlogLayout sidebar={blog.sidebar}>
      <header className="margin-bottom--xl">
        <div className="avatar margin-bottom--sm">
          <Author as="h1" author={person} />
        </div>
        {author.description && <p>{author.description}</p>}
        <Link to={blog.allAuthorsPath}>
          <BlogAuthorsListViewAllLabel />
        </Link>
      </header>
      {posts.length === 0 ? (
        <p>
          <BlogAuthorNoPostsLabel />
        </p>
      ) : (
        <>
          <hr />
          <BlogPostItems posts={posts} />
          <BlogListPaginator pagination={blog.pagination} />
        </>
      )}
    </BlogLayout>
  )
}
