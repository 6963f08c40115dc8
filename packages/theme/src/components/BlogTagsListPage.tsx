import {translate} from '@lectern/client'
import type {BlogTagsListPageProps} from '@lectern/types'
import BlogLayout from '@theme/BlogLayout'
import Heading from '@theme/Heading'
import TagList from '@theme/TagList'

/** Lists all tags of the blog. */
export default function BlogTagsListPage({tags, sidebar}: BlogTagsListPageProps) {
  return (
    <BlogLayout
      sidebar={sidebar}
      title={translate({id: 'theme.tags.tagsPageTitle', message: 'Tags'})}
    >
      <header className="blog-header">
        <Heading as="h1">{translate({id: 'theme.tags.tagsPageTitle', message: 'Tags'})}</Heading>
      </header>
      <TagList tags={tags} />
    </BlogLayout>
  )
}
