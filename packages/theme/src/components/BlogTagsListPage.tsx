import type {BlogTagsListPageProps} from '@lectern/types'
import BlogLayout from '@theme/BlogLayout'
import Heading from '@theme/Heading'
import TagList from '@theme/TagList'

/** All tags of the blog. */
export default function BlogTagsListPage({tags, sidebar}: BlogTagsListPageProps) {
  return (
    <BlogLayout sidebar={sidebar} title="Tags">
      <header className="blog-header">
        <Heading as="h1">Tags</Heading>
      </header>
      <TagList tags={tags} />
    </BlogLayout>
  )
}
