import {translate, useBaseUrlUtils} from '@lectern/client'
import type {DocTagsListPageProps} from '@lectern/types'
import DocTagFrame from '@theme/DocTagFrame'
import Heading from '@theme/Heading'
import TagsListByLetter from '@theme/TagsListByLetter'
import {describeTag} from '../props/metadata-forms.js'

/** Lists all tags of a docs version by their first letter. */
export default function DocTagsListPage({tags, ...docs}: DocTagsListPageProps) {
  const {withBaseUrl} = useBaseUrlUtils()
  return (
    <DocTagFrame docs={docs}>
      <Heading as="h1">{translate({id: 'theme.tags.tagsPageTitle', message: 'Tags'})}</Heading>
      <TagsListByLetter tags={tags.map((tag) => describeTag(tag, withBaseUrl))} />
    </DocTagFrame>
  )
}
