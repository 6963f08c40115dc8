import {Link, useFormatDate, translate} from '@lectern/client'
import type {BlogArchivePageProps} from '@lectern/types'
import BlogLayout from '@theme/BlogLayout'
import Heading from '@theme/Heading'
import {groupByYear} from '../behavior/blog/group-by-year.js'

/** Lists all posts by year. */
export default function BlogArchivePage({posts, sidebar}: BlogArchivePageProps) {
  const formatDate = useFormatDate()
  return (
    <BlogLayout
      sidebar={sidebar}
      title={translate({id: 'theme.blog.archive.title', message: 'Archive'})}
    >
      <header className="blog-header">
        <Heading as="h1">{translate({id: 'theme.blog.archive.title', message: 'Archive'})}</Heading>
        <p className="lead">
          {translate({id: 'theme.blog.archive.description', message: 'Archive'})}
        </p>
      </header>
      {groupByYear(posts).map(({year, items}) => (
        <section key={year}>
          <h2>{year}</h2>
          <ul className="archive-list">
            {items.map(({path, label, date}) => (
              <li key={path}>
                <time dateTime={date}>{formatDate(date, 'short')}</time>
                <Link to={path}>{label}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </BlogLayout>
  )
}
