import type {DocPageProps} from '@lectern/types'
import EditThisPage from '@theme/EditThisPage'
import LastUpdated from '@theme/LastUpdated'
import TagsListInline from '@theme/TagsListInline'

/** What stands below a document: tags, the link to its source, when it last changed. */
export default function DocFooter({doc}: Pick<DocPageProps, 'doc'>) {
  const hasUpdate = doc.lastUpdatedAt !== undefined || doc.lastUpdatedBy !== undefined
  if (doc.tags.length === 0 && !doc.editUrl && !hasUpdate) return null
  return (
    <footer className="theme-doc-footer page-footer">
      <TagsListInline tags={doc.tags} />
      <div className="page-footer__row">
        {doc.editUrl && <EditThisPage editUrl={doc.editUrl} />}
        {hasUpdate && <LastUpdated date={doc.lastUpdatedAt} author={doc.lastUpdatedBy} />}
      </div>
    </footer>
  )
}
