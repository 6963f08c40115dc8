import {Link} from '@lectern/client'
import type {Results} from '../../browser/use-results.js'
import type {SearchConfig} from '../../search-config.js'
import styles from './search-page.module.css'

export interface ResultStateProps extends Pick<Results, 'status' | 'total' | 'retry'> {
  query: string
  config: Pick<SearchConfig, 'missingResultsUrl'>
}

/** How many results there are, or why there are none (specification §8). */
export function ResultState({status, total, retry, query, config}: ResultStateProps) {
  return (
    <div className={styles.state} role="status">
      {status === 'loading' && 'Searching…'}
      {status === 'ready' && total > 0 && `${total} ${total === 1 ? 'result' : 'results'}`}
      {status === 'ready' && total === 0 && <NoResults query={query} config={config} />}
      {status === 'error' && (
        <>
          <p className={styles.title}>Unable to fetch results</p>
          <p>You might want to check your network connection.</p>
          <button type="button" className="button button--sm" onClick={retry}>
            Try again
          </button>
        </>
      )}
    </div>
  )
}

function NoResults({query, config}: Pick<ResultStateProps, 'query' | 'config'>) {
  const {missingResultsUrl} = config
  return (
    <>
      <p className={styles.title}>{`No results for “${query}”`}</p>
      <p>Try searching for fewer or other words.</p>
      {missingResultsUrl !== undefined && (
        <p>
          {'Believe this query should return results? '}
          <Link to={missingResultsUrl.replaceAll('{query}', encodeURIComponent(query))}>
            Let us know.
          </Link>
        </p>
      )}
    </>
  )
}
