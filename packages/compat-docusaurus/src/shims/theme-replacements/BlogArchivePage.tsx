import {Link, translate} from '@lectern/client'
import type {BlogArchivePageProps} from '@lectern/types'
import {groupByYear} from '@lectern/theme/behavior/blog/group-by-year'
import Heading from '@theme/Heading'
import Layout from '@theme/Layout'
import {useDateTimeFormat} from '../page-parts/use-date-time-format.js'

/** Lists all posts by year, the oldest post of a year first. */
export default function BlogArchivePage({posts}: BlogArchivePageProps) {
  const {format} = useDateTimeFormat({day: 'numeric', month: 'long', timeZone: 'UTC'})
  return (
    <Layout title={translate({id: 'theme.blog.archive.title', message: 'Archive'})}>
      <header className="hero hero--primary">
        <div className="container">
          <Heading as="h1" className="hero__title">
            {translate({id: 'theme.blog.archive.title', message: 'Archive'})}
          </Heading>
          <p className="hero__subtitle">
            {translate({id: 'theme.blog.archive.description', message: 'Archive'})}
          </p>
        </div>
      </header>
      <main>
        <section className="margin-vert--lg">
          <div className="container">
            <div className="row">
              {groupByYear(posts).map(({year, items}) => (
                <div key={year} className="col col--4 margin-vert--lg">
                  <Heading as="h3" id={year}>
                    {year}
                  </Heading>
                  <ul>
                    {[...items].reverse().map(({path, label, date}) => (
                      <li key={path}>
                        <Link to={path}>{`${format(new Date(date))} - ${label}`}</Link>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </div>
          </div>
        </section>
      </main>
    </Layout>
  )
}
