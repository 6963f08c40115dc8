import type {BlogTagsPageProps} from '@lectern/types'
import BlogLayout from '@theme/BlogLayout'
import Heading from '@theme/Heading'
import TagList from '@theme/TagList'

/** All tags of the blog. */
export default function BlogTagsPage({tags, sidebar}: BlogTagsPageProps) {
  return (
    <BlogLayout sidebar={sidebar} title="Tags">
      <header className="blog-header">
        <Heading as="h1">Tags</Heading>
      </header>
      <TagList tags={tags} />
    </BlogLayout>
  )
}
