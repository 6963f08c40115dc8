import type {DocItemProps} from '@lectern/types'
import EditMetaRow from '@theme/EditMetaRow'
import TagsListInline from '@theme/TagsListInline'

/** What stands below a document: tags, the link to its source, when it last changed. */
export default function DocItemFooter({doc}: Pick<DocItemProps, 'doc'>) {
  const {tags, editUrl, lastUpdatedAt, lastUpdatedBy} = doc
  if (tags.length === 0 && !editUrl && !lastUpdatedAt && !lastUpdatedBy) return null
  return (
    <footer className="theme-doc-footer page-footer">
      <TagsListInline tags={tags} />
      <EditMetaRow {...doc} />
    </footer>
  )
}
