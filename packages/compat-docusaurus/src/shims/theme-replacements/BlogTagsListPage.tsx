import {translate, useBaseUrlUtils} from '@lectern/client'
import type {BlogTagsListPageProps} from '@lectern/types'
import BlogLayout from '@theme/BlogLayout'
import Heading from '@theme/Heading'
import TagsListByLetter from '@theme/TagsListByLetter'
import {describeTag} from '../../data-forms/metadata-forms.js'

/** Lists all tags of the blog by their first letter. */
export default function BlogTagsListPage({tags, sidebar}: BlogTagsListPageProps) {
  const {withBaseUrl} = useBaseUrlUtils()
  return (
    <BlogLayout sidebar={sidebar}>
      <Heading as="h1">{translate({id: 'theme.tags.tagsPageTitle', message: 'Tags'})}</Heading>
      <TagsListByLetter tags={tags.map((tag) => describeTag(tag, withBaseUrl))} />
    </BlogLayout>
  )
}
