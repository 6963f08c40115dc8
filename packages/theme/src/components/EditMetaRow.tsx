import {translate, useThemeConfig} from '@lectern/client'
import type {LastUpdate, ThemeConfig} from '@lectern/types'
import EditThisPage from '@theme/EditThisPage'
import LastUpdated from '@theme/LastUpdated'
import ReportIssue from '@theme/ReportIssue'
import {joinClasses} from '../behavior/markup/join-classes.js'

/** Props of `@theme/EditMetaRow`. */
export interface EditMetaRowProps extends LastUpdate {
  editUrl?: string
  className?: string
}

/**
 * Renders a page's edit link, report link and last update. Renders nothing if it has none of these.
 */
export default function EditMetaRow({className, ...page}: EditMetaRowProps) {
  const {editUrl, lastUpdatedAt, lastUpdatedBy, contributors = []} = page
  const {issueUrl} = useThemeConfig<Partial<ThemeConfig>>()
  const isEmpty = !editUrl && !issueUrl && !lastUpdatedAt && !lastUpdatedBy
  if (isEmpty && contributors.length === 0) return null
  return (
    <div className={joinClasses('page-footer__row', className)}>
      {editUrl && <EditThisPage editUrl={editUrl} />}
      {issueUrl && <ReportIssue />}
      {contributors.length > 0 && (
        <span className="theme-contributors">
          {translate(
            {id: 'theme.lastUpdated.contributors', message: 'Contributors: {names}'},
            {names: contributors.join(', ')}
          )}
        </span>
      )}
      <LastUpdated date={lastUpdatedAt} author={lastUpdatedBy} />
    </div>
  )
}
