import type {BlogListPageProps} from '@lectern/types'
import BlogLayout from '@theme/BlogLayout'
import BlogListPaginator from '@theme/BlogListPaginator'
import ChangelogItem from '@theme/ChangelogItem'
import Heading from '@theme/Heading'

/**
 * A page of the paginated list of releases. Its contents are the excerpts of the releases that have
 * no description, in the same order.
 */
export default function ChangelogList({
  title,
  description,
  posts,
  pagination,
  sidebar
}: BlogListPageProps) {
  const excerpts = posts.filter((post) => post.hasExcerpt && post.description === undefined)
  return (
    <BlogLayout sidebar={sidebar}>
      <header className="blog-header">
        <Heading as="h1">{title}</Heading>
        {description && description !== title && <p className="lead">{description}</p>}
      </header>
      <ol className="changelog-list">
        {posts.map((release) => (
          <ChangelogItem
            key={release.path}
            release={release}
            contentIndex={excerpts.includes(release) ? excerpts.indexOf(release) : undefined}
          />
        ))}
      </ol>
      <BlogListPaginator pagination={pagination} />
    </BlogLayout>
  )
}
