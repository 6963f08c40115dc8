import {countLabel} from '@lectern/shared/count-label'
import type {BlogAuthorsListPageProps} from '@lectern/types'
import AuthorList from '@theme/AuthorList'
import BlogLayout from '@theme/BlogLayout'
import Heading from '@theme/Heading'

/** All authors of the blog. */
export default function BlogAuthorsListPage({authors, sidebar}: BlogAuthorsListPageProps) {
  return (
    <BlogLayout sidebar={sidebar} title="Authors">
      <header className="blog-header">
        <Heading as="h1">Authors</Heading>
      </header>
      <ul className="author-index">
        {authors.map(({count, ...author}) => (
          <li key={author.key ?? author.name}>
            <div>
              <AuthorList authors={[author]} />
              {author.description && <p>{author.description}</p>}
            </div>
            <span className="author-index__count">{countLabel(count, 'post')}</span>
          </li>
        ))}
      </ul>
    </BlogLayout>
  )
}
