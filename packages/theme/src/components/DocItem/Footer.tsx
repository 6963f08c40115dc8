import EditMetaRow from '@theme/EditMetaRow'
import TagsListInline from '@theme/TagsListInline'
import {useDocItemProps} from '../../behavior/docs/docs-page.js'

/** Footer of a doc: tags, edit link, last update. */
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
