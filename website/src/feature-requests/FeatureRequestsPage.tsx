import {Link, useUrlQuery} from '@lectern/client'
import Layout from '@theme/Layout'
import {FilterCount} from '../filters/FilterCount.js'
import {NothingFound} from '../filters/NothingFound.js'
import filters from '../filters/filters.module.css'
import {useMarks} from '../filters/use-marks.js'
import {listRequests, readRequestFilter, writeRequestFilter} from './list-requests.js'
import {MarkButton} from './MarkButton.js'
import {MARKS_KEY} from './marks-key.js'
import {RequestFilters} from './RequestFilters.js'
import {RequestStatusBadge} from './RequestStatusBadge.js'
import {featureRequests} from './requests.js'
import styles from './FeatureRequests.module.css'

/** The list of feature requests, also for unknown paths below it. */
export default function FeatureRequestsPage() {
  const [query, setQuery] = useUrlQuery()
  const [marks, toggleMark] = useMarks(MARKS_KEY)
  const filter = readRequestFilter(query)
  const shown = listRequests(featureRequests, filter, marks)
  return (
    <Layout
      title="Feature requests"
      description="Features that authors and readers want from a documentation generator, and their status in Lectern."
    >
      <main className={`${filters.page} ${styles.page}`}>
        <h1>Feature requests</h1>
        <p className="lead">
          Features that authors and readers want, and their status in Lectern. Vote for the ones
          that you need. Your votes are stored in this browser only.
        </p>
        <RequestFilters filter={filter} onChange={(next) => setQuery(writeRequestFilter(next))} />
        <FilterCount shown={shown.length} total={featureRequests.length} things="requests" />
        <ul className={styles.list}>
          {shown.map(({id, title, reason, status}) => (
            <li key={id} className={styles.item}>
              <div>
                <h2>
                  <Link to={`/feature-requests/${id}`}>{title}</Link>
                </h2>
                <p>{reason}</p>
                <RequestStatusBadge status={status} />
              </div>
              <MarkButton title={title} isMarked={marks.has(id)} onClick={() => toggleMark(id)} />
            </li>
          ))}
        </ul>
        {shown.length === 0 && (
          <NothingFound
            text="No requests match your filters."
            onReset={() => setQuery(new URLSearchParams())}
          />
        )}
        <p className={styles.outlook}>
          To add a feature yourself, see <Link to="/community/contributing">Contributing</Link>. For
          requests of Docusaurus users, see{' '}
          <Link href="https://docusaurus.io/feature-requests">docusaurus.io/feature-requests</Link>.
        </p>
      </main>
    </Layout>
  )
}
