import {Link, translate} from '@lectern/client'
import type {BlogAuthorsPostsPageProps} from '@lectern/types'
import AuthorList from '@theme/AuthorList'
import BlogLayout from '@theme/BlogLayout'
import BlogPostItems from '@theme/BlogPostItems'
import Heading from '@theme/Heading'
import BlogListPaginator from '@theme/BlogListPaginator'
import {usePostCount} from '../../../behavior/blog/use-post-count.js'

/** Lists the posts of one author. */
export default function BlogAuthorsPostsPage({author, posts, ...blog}: BlogAuthorsPostsPageProps) {
  const {page: _ownPage, ...person} = author
  const authorName = author.name || (author.key ?? '')
  const nPosts = usePostCount(author.count)
  return (
    <BlogLayout sidebar={blog.sidebar} title={authorName}>
      <header className="blog-header">
        <Heading as="h1">
          {translate(
            {id: 'theme.blog.author.pageTitle', message: '{nPosts} by {authorName}'},
            {nPosts, authorName}
          )}
        </Heading>
        <AuthorList authors={[person]} />
        {author.description && <p>{author.description}</p>}
        <Link to={blog.allAuthorsPath}>
          {translate({id: 'theme.blog.authorsList.viewAll', message: 'View all authors'})}
        </Link>
      </header>
      <BlogPostItems posts={posts} />
      <BlogListPaginator pagination={blog.pagination} />
    </BlogLayout>
  )
}
