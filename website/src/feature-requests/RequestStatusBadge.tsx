import {STATUS_LABELS, type RequestStatus} from './requests.js'
import styles from './FeatureRequests.module.css'

/** How far a request has come, in words and with a color. */
export function RequestStatusBadge({status}: {status: RequestStatus}) {
  return (
    <span className={styles.status} data-status={status}>
      {STATUS_LABELS[status]}
    </span>
  )
}
