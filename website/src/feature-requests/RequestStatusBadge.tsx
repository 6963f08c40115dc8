import {STATUS_LABELS, type RequestStatus} from './requests.js'
import styles from './FeatureRequests.module.css'

/** Badge with the status of a request. */
export function RequestStatusBadge({status}: {status: RequestStatus}) {
  return (
    <span className={styles.status} data-status={status}>
      {STATUS_LABELS[status]}
    </span>
  )
}
