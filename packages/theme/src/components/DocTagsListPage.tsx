import {translate} from '@lectern/client'
import type {DocTagsListPageProps} from '@lectern/types'
import DocTagFrame from '@theme/DocTagFrame'
import Heading from '@theme/Heading'
import TagList from '@theme/TagList'

/** Lists all tags of a docs version. */
export default function DocTagsListPage({tags, ...docs}: DocTagsListPageProps) {
  return (
    <DocTagFrame docs={docs}>
      <header className="tag-page__header">
        <Heading as="h1">{translate({id: 'theme.tags.tagsPageTitle', message: 'Tags'})}</Heading>
      </header>
      <TagList tags={tags} />
    </DocTagFrame>
  )
}
