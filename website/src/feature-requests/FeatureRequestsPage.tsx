import {Link} from '@lectern/client'
import Layout from '@theme/Layout'
import {FilterCount} from '../filters/FilterCount.js'
import {NothingFound} from '../filters/NothingFound.js'
import filters from '../filters/filters.module.css'
import {useMarks} from '../filters/use-marks.js'
import {useQuery} from '../filters/use-query.js'
import {listRequests, readRequestFilter, writeRequestFilter} from './list-requests.js'
import {MarkButton} from './MarkButton.js'
import {MARKS_KEY} from './marks-key.js'
import {RequestFilters} from './RequestFilters.js'
import {RequestStatusBadge} from './RequestStatusBadge.js'
import {featureRequests} from './requests.js'
import styles from './FeatureRequests.module.css'

/** The list of feature requests. It stands for every address below its own that is not a request. */
export default function FeatureRequestsPage() {
  const [query, setQuery] = useQuery()
  const [marks, toggleMark] = useMarks(MARKS_KEY)
  const filter = readRequestFilter(query)
  const shown = listRequests(featureRequests, filter, marks)
  return (
    <Layout
      title="Feature requests"
      description="What authors and readers wish for, and what Lectern does about it."
    >
      <main className={`${filters.page} ${styles.page}`}>
        <h1>Feature requests</h1>
        <p className="lead">
          What authors and readers of documentation wish for, and what Lectern does about each. Mark
          what you want, too: the marks stay in this browser.
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
            text="No request is like that."
            onReset={() => setQuery(new URLSearchParams())}
          />
        )}
        <p className={styles.outlook}>
          <Link to="/community/contributing">Contributing</Link> tells how a wish becomes a change.
          What users of Docusaurus wish for stands at{' '}
          <Link href="https://docusaurus.io/feature-requests">docusaurus.io/feature-requests</Link>.
        </p>
      </main>
    </Layout>
  )
}
