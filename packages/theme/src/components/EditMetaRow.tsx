import type {LastUpdate} from '@lectern/types'
import EditThisPage from '@theme/EditThisPage'
import LastUpdated from '@theme/LastUpdated'
import {joinClasses} from '../behavior/markup/join-classes.js'

/** Props of `@theme/EditMetaRow`. */
export interface EditMetaRowProps extends LastUpdate {
  editUrl?: string
  className?: string
}

/** Renders the edit link and last update of a page, or nothing if it has neither. */
export default function EditMetaRow({className, ...page}: EditMetaRowProps) {
  const {editUrl, lastUpdatedAt, lastUpdatedBy} = page
  if (!editUrl && !lastUpdatedAt && !lastUpdatedBy) return null
  return (
    <div className={joinClasses('page-footer__row', className)}>
      {editUrl && <EditThisPage editUrl={editUrl} />}
      <LastUpdated date={lastUpdatedAt} author={lastUpdatedBy} />
    </div>
  )
}
