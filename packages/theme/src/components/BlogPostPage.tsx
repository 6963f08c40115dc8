import {PageContent} from '@lectern/client'
import type {BlogPostPageProps} from '@lectern/types'
import BlogLayout from '@theme/BlogLayout'
import BlogPostMeta from '@theme/BlogPostMeta'
import EditMetaRow from '@theme/EditMetaRow'
import Heading from '@theme/Heading'
import PaginatorNavLink from '@theme/PaginatorNavLink'
import TagsListInline from '@theme/TagsListInline'
import TOC from '@theme/TOC'
import TOCCollapsible from '@theme/TOCCollapsible'
import Unlisted from '@theme/ContentVisibility/Unlisted'
import {usePageToc} from '../behaviour/use-page-toc.js'

/** The page of one post. */
export default function BlogPostPage({post, previous, next, sidebar}: BlogPostPageProps) {
  const {toc, levels} = usePageToc(post)
  return (
    <BlogLayout sidebar={sidebar} toc={toc.length > 0 && <TOC toc={toc} levels={levels} />}>
      <article className="blog-post">
        {post.unlisted && <Unlisted />}
        <header className="blog-header">
          {post.showTitle && <Heading as="h1">{post.title}</Heading>}
          <BlogPostMeta post={post} contentIndex={post.showReadingTime ? 0 : undefined} />
        </header>
        <TOCCollapsible toc={toc} levels={levels} />
        <PageContent className="markdown" />
        <footer className="page-footer">
          <TagsListInline tags={post.tags} />
          <EditMetaRow {...post} />
        </footer>
      </article>
      {(previous || next) && (
        <nav className="pagination-nav" aria-label="Blog posts">
          {previous && <PaginatorNavLink direction="prev" sublabel="Newer post" {...previous} />}
          {next && <PaginatorNavLink direction="next" sublabel="Older post" {...next} />}
        </nav>
      )}
    </BlogLayout>
  )
}
