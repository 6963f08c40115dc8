import type {LastUpdate} from '@lectern/types'
import EditThisPage from '@theme/EditThisPage'
import LastUpdated from '@theme/LastUpdated'

/** Where a page can be edited and when it was last changed; nothing for a page with neither. */
export default function EditMetaRow(page: LastUpdate & {editUrl?: string}) {
  const {editUrl, lastUpdatedAt, lastUpdatedBy} = page
  if (!editUrl && !lastUpdatedAt && !lastUpdatedBy) return null
  return (
    <div className="page-footer__row">
      {editUrl && <EditThisPage editUrl={editUrl} />}
      <LastUpdated date={lastUpdatedAt} author={lastUpdatedBy} />
    </div>
  )
}
