import {PageContent} from '@lectern/client'
import type {BlogPostPageProps} from '@lectern/types'
import BlogLayout from '@theme/BlogLayout'
import BlogPostItem from '@theme/BlogPostItem'
import BlogPostPageMetadata from '@theme/BlogPostPage/Metadata'
import BlogPostPaginator from '@theme/BlogPostPaginator'
import PageFeedback from '@theme/PageFeedback'
import TOC from '@theme/TOC'
import TOCCollapsible from '@theme/TOCCollapsible'
import {BlogPostProvider} from '../../behavior/blog/blog-post.js'
import {usePageToc} from '../../behavior/toc/use-page-toc.js'

/** The page of one post. */
export default function BlogPostPage({post, previous, next, sidebar}: BlogPostPageProps) {
  const {toc, levels} = usePageToc(post)
  return (
    <BlogLayout sidebar={sidebar} toc={toc.length > 0 && <TOC toc={toc} levels={levels} />}>
      <BlogPostProvider value={{post, contentIndex: 0, isBlogPostPage: true}}>
        <BlogPostPageMetadata />
        <BlogPostItem>
          <TOCCollapsible toc={toc} levels={levels} />
          <PageContent />
        </BlogPostItem>
      </BlogPostProvider>
      <PageFeedback kind="post" />
      <BlogPostPaginator previous={previous} next={next} />
    </BlogLayout>
  )
}
