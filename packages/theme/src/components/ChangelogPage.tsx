import {Link, PageContent, useFormatDate} from '@lectern/client'
import type {ChangelogPageProps} from '@lectern/types'
import BlogLayout from '@theme/BlogLayout'
import ChangelogAuthors from '@theme/ChangelogItem/Authors'
import ChangelogPaginator from '@theme/ChangelogPaginator'
import ContentVisibility from '@theme/ContentVisibility'
import EditMetaRow from '@theme/EditMetaRow'
import Heading from '@theme/Heading'
import TOC from '@theme/TOC'
import TOCCollapsible from '@theme/TOCCollapsible'
import {usePageToc} from '../behavior/toc/use-page-toc.js'

/** The page of a release, or an additional page. Additional pages have no date. */
export default function ChangelogPage(page: ChangelogPageProps) {
  const {post, previous, next, sidebar, blogPath, blogTitle} = page
  const {toc, levels} = usePageToc(post)
  const formatDate = useFormatDate()
  return (
    <BlogLayout sidebar={sidebar} toc={toc.length > 0 && <TOC toc={toc} levels={levels} />}>
      <article className="changelog-release">
        <ContentVisibility metadata={post} />
        <header className="blog-header">
          <p className="changelog-release__line">
            <Link to={blogPath}>{blogTitle}</Link>
            {post.date && <time dateTime={post.date}>{formatDate(post.date)}</time>}
          </p>
          {post.showTitle && <Heading as="h1">{post.title}</Heading>}
          <ChangelogAuthors authors={post.authors} />
        </header>
        <TOCCollapsible toc={toc} levels={levels} />
        <PageContent className="markdown" />
        <footer className="page-footer">
          <EditMetaRow {...post} />
        </footer>
      </article>
      <ChangelogPaginator previous={previous} next={next} />
    </BlogLayout>
  )
}
