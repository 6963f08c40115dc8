import {translate, useBaseUrlUtils} from '@lectern/client'
import type {DocTagsListPageProps} from '@lectern/types'
import DocsRoot from '@theme/DocsRoot'
import Heading from '@theme/Heading'
import TagsListByLetter from '@theme/TagsListByLetter'
import {describeTag} from '../../data-forms/metadata-forms.js'

/** Lists all tags of a docs version by their first letter, without the version's badge. */
export default function DocTagsListPage({tags, ...docs}: DocTagsListPageProps) {
  const {withBaseUrl} = useBaseUrlUtils()
  return (
    <DocsRoot docs={docs}>
      <div className="doc-columns doc-columns--alone">
        <div className="doc-article">
          <Heading as="h1">{translate({id: 'theme.tags.tagsPageTitle', message: 'Tags'})}</Heading>
          <TagsListByLetter tags={tags.map((tag) => describeTag(tag, withBaseUrl))} />
        </div>
      </div>
    </DocsRoot>
  )
}
