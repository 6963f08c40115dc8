import {Link} from '@lectern/client'
import Layout from '@theme/Layout'
import {useMarks} from '../filters/use-marks.js'
import {MarkButton} from './MarkButton.js'
import {MARKS_KEY} from './marks-key.js'
import {RequestStatusBadge} from './RequestStatusBadge.js'
import {featureRequests} from './requests.js'
import filters from '../filters/filters.module.css'
import styles from './FeatureRequests.module.css'

/** A feature request: its title, reason, status and current support. */
export default function FeatureRequestPage({id}: {id: string}) {
  const [marks, toggleMark] = useMarks(MARKS_KEY)
  const request = featureRequests.find((candidate) => candidate.id === id)
  if (!request) throw new Error(`The feature request "${id}" doesn't exist.`)
  const {title, reason, status, answer, link} = request
  return (
    <Layout title={title} description={reason}>
      <main className={`${filters.page} ${styles.page}`}>
        <p className={styles.back}>
          <Link to="/feature-requests">Feature requests</Link>
        </p>
        <h1>{title}</h1>
        <p className="lead">{reason}</p>
        <p className={styles.row}>
          <RequestStatusBadge status={status} />
          <MarkButton title={title} isMarked={marks.has(id)} onClick={() => toggleMark(id)} />
        </p>
        <h2>Current support</h2>
        <p>{answer}</p>
        {link && (
          <p>
            <Link to={link.to} className={styles.more}>
              {link.label}
            </Link>
          </p>
        )}
      </main>
    </Layout>
  )
}
