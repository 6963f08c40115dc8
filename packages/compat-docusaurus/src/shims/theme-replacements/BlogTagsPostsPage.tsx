import {Link, translate} from '@lectern/client'
import type {BlogTagsPostsPageProps} from '@lectern/types'
import BlogLayout from '@theme/BlogLayout'
import BlogListPaginator from '@theme/BlogListPaginator'
import BlogPostItems from '@theme/BlogPostItems'
import Heading from '@theme/Heading'
import {useBlogTagsPostsPageTitle} from '../page-parts/theme-parts.js'

/** English label of the link to all tags. Docusaurus capitalizes it on this page. */
const LABEL = 'View all tags'

/** Lists the posts with one tag. */
export default function BlogTagsPostsPage({tag, posts, ...blog}: BlogTagsPostsPageProps) {
  const label = translate({id: 'theme.tags.tagsPageLink', message: 'View all tags'})
  return (
    <BlogLayout sidebar={blog.sidebar}>
      <header className="margin-bottom--xl">
        <Heading as="h1">{useBlogTagsPostsPageTitle(tag)}</Heading>
        {tag.description && <p>{tag.description}</p>}
        <Link to={blog.allTagsPath}>{label === LABEL ? 'View All Tags' : label}</Link>
      </header>
      <BlogPostItems posts={posts} />
      <BlogListPaginator pagination={blog.pagination} />
    </BlogLayout>
  )
}
