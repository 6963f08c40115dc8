import {Link, translate, interpolate, usePluralForm} from '@lectern/client'
import type {Results} from '../../browser/use-results.js'
import type {SearchConfig} from '../../config/search-config.js'
import styles from './search-page.module.css'

export interface ResultStateProps extends Pick<Results, 'status' | 'total' | 'retry'> {
  query: string
  config: Pick<SearchConfig, 'missingResultsUrl'>
}

/** Shows the number of results, or why the list is empty (specification §8). */
export function ResultState({status, total, retry, query, config}: ResultStateProps) {
  return (
    <div className={styles.state} role="status">
      {status === 'loading' && translate({id: 'theme.SearchPage.searching', message: 'Searching…'})}
      {status === 'ready' && total > 0 && <ResultCount count={total} />}
      {status === 'ready' && total === 0 && <NoResults query={query} config={config} />}
      {status === 'error' && (
        <>
          <p className={styles.title}>
            {translate({
              id: 'theme.SearchModal.errorScreen.titleText',
              message: 'Unable to fetch results'
            })}
          </p>
          <p>
            {translate({
              id: 'theme.SearchModal.errorScreen.helpText',
              message: 'You might want to check your network connection.'
            })}
          </p>
          <button type="button" className="button button--sm" onClick={retry}>
            {translate({id: 'theme.ErrorPageContent.tryAgain', message: 'Try again'})}
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
      <p className={styles.title}>
        {translate(
          {id: 'theme.SearchPage.noResultsFor', message: 'No results for “{query}”'},
          {query}
        )}
      </p>
      <p>
        {translate({
          id: 'theme.SearchPage.tryOtherWords',
          message: 'Try fewer or different keywords.'
        })}
      </p>
      {missingResultsUrl !== undefined && (
        <p>
          {`${translate({id: 'theme.SearchModal.noResultsScreen.reportMissingResultsText', message: 'Believe this query should return results?'})} `}
          <Link to={missingResultsUrl.replaceAll('{query}', encodeURIComponent(query))}>
            {translate({
              id: 'theme.SearchModal.noResultsScreen.reportMissingResultsLinkText',
              message: 'Let us know.'
            })}
          </Link>
        </p>
      )}
    </>
  )
}

function ResultCount({count}: {count: number}) {
  const {selectMessage} = usePluralForm()
  const forms = translate({
    id: 'theme.SearchPage.documentsFound.plurals',
    message: '{count} result|{count} results',
    description: 'Plural forms, separated by |'
  })
  return interpolate(selectMessage(count, forms), {count})
}
