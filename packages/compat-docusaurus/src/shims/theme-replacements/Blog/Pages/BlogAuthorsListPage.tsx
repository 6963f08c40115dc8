import {translate} from '@lectern/client'
import type {BlogAuthorsListPageProps} from '@lectern/types'
import BlogAuthor from '@theme/Blog/Components/Author'
import BlogLayout from '@theme/BlogLayout'
import Heading from '@theme/Heading'
import type {ComponentType} from 'react'
import type {AuthorProps} from '../Components/Author/index.js'

const Author: ComponentType<AuthorProps> = BlogAuthor

/** Lists all authors of the blog. The names are headings. */
export default function BlogAuthorsListPage({authors, sidebar}: BlogAuthorsListPageProps) {
  return (
    <BlogLayout sidebar={sidebar}>
      <Heading as="h1">
        {translate({id: 'theme.blog.authorsList.pageTitle', message: 'Authors'})}
      </Heading>
      <section className="margin-vert--lg">
        <ul className="author-index">
          {authors.map(({count, ...author}) => (
            <li key={author.key ?? author.name}>
              <div className="avatar margin-bottom--sm">
                <Author as="h2" author={author} count={count} />
              </div>
            </li>
          ))}
        </ul>
      </section>
    </BlogLayout>
  )
}
