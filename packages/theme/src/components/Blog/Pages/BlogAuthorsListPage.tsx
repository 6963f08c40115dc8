import {translate} from '@lectern/client'
import type {BlogAuthorsListPageProps} from '@lectern/types'
import AuthorList from '@theme/AuthorList'
import BlogLayout from '@theme/BlogLayout'
import Heading from '@theme/Heading'
import {usePostCount} from '../../../behavior/blog/use-post-count.js'

/** Lists all authors of the blog. */
export default function BlogAuthorsListPage({authors, sidebar}: BlogAuthorsListPageProps) {
  return (
    <BlogLayout
      sidebar={sidebar}
      title={translate({id: 'theme.blog.authorsList.pageTitle', message: 'Authors'})}
    >
      <header className="blog-header">
        <Heading as="h1">
          {translate({id: 'theme.blog.authorsList.pageTitle', message: 'Authors'})}
        </Heading>
      </header>
      <ul className="author-index">
        {authors.map(({count, ...author}) => (
          <li key={author.key ?? author.name}>
            <div>
              <AuthorList authors={[author]} />
              {author.description && <p>{author.description}</p>}
            </div>
            <span className="author-index__count">
              <PostCount count={count} />
            </span>
          </li>
        ))}
      </ul>
    </BlogLayout>
  )
}

function PostCount({count}: {count: number}) {
  return usePostCount(count)
}
