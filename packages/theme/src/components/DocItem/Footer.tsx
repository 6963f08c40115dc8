import EditMetaRow from '@theme/EditMetaRow'
import TagsListInline from '@theme/TagsListInline'
import {useDocItemProps} from '../../behavior/docs/docs-page.js'

/** What stands below a document: tags, the link to its source, when it last changed. */
export default function DocItemFooter() {
  const {doc} = useDocItemProps()
  const {tags, editUrl, lastUpdatedAt, lastUpdatedBy} = doc
  if (tags.length === 0 && !editUrl && !lastUpdatedAt && !lastUpdatedBy) return null
  return (
    <footer className="theme-doc-footer page-footer">
      <TagsListInline tags={tags} className="theme-doc-footer-tags-row" />
      <EditMetaRow {...doc} className="theme-doc-footer-edit-meta-row" />
    </footer>
  )
}
