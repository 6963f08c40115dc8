import {useAllDocsData, useUrlQuery, translate} from '@lectern/client'
import Layout from '@theme/Layout'
import {useMemo, useState} from 'react'
import {replaceTag} from '../../browser/replace-tag.js'
import {searchLabel} from '../../browser/search-label.js'
import {useResults} from '../../browser/use-results.js'
import {useSearch} from '../../browser/use-search.js'
import {LocaleSelect} from './LocaleSelect.js'
import {ResultList} from './ResultList.js'
import {ResultState} from './ResultState.js'
import {VersionSelects} from './VersionSelects.js'
import styles from './search-page.module.css'

/**
 * Search page, which shows all results for the `q` parameter of the URL (specification §2, Search).
 */
export default function SearchPage() {
  const {config, client, filters} = useSearch()
  const docs = useAllDocsData()
  const [params, setParams] = useUrlQuery()
  const query = params.get('q') ?? ''
  const [versions, setVersions] = useState<Readonly<Record<string, string>>>({})
  const chosen = useMemo(
    () => Object.entries(versions).reduce(replaceTag, filters),
    [versions, filters]
  )
  const {indexName, searchParameters: parameters} = config
  const results = useResults({client, indexName, query, filters: chosen, parameters})
  return (
    <Layout title={describeQuery(query)}>
      <main className={`container ${styles.page}`}>
        <h1>{translate({id: 'theme.SearchPage.inputLabel', message: 'Search'})}</h1>
        <p className={styles.unscripted}>
          {translate({
            id: 'theme.SearchPage.noScript',
            message: 'Search needs JavaScript. Turn it on, or use the navigation.'
          })}
        </p>
        <search>
          <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
            <input
              type="search"
              name="q"
              className={styles.input}
              aria-label={translate({id: 'theme.SearchPage.inputLabel', message: 'Search'})}
              placeholder={searchLabel(config)} // HTML attribute.
              autoComplete="off"
              maxLength={512}
              value={query}
              onChange={({target}) => setParams(withQuery(params, target.value))}
            />
            {config.contextualSearch && (
              <VersionSelects
                docs={docs}
                filters={chosen}
                onChoose={(id, name) => setVersions((before) => ({...before, [id]: name}))}
              />
            )}
            <LocaleSelect query={query} />
          </form>
        </search>
        <ResultState query={query} config={config} {...results} />
        <ResultList hits={results.hits} config={config} onEnd={results.more} />
      </main>
    </Layout>
  )
}

function describeQuery(query: string): string {
  if (query === '') return translate({id: 'theme.SearchPage.inputLabel', message: 'Search'})
  return translate(
    {id: 'theme.SearchPage.existingResultsTitle', message: 'Search results for “{query}”'},
    {query}
  )
}

/** Returns the parameters of the URL with a different query. */
function withQuery(params: URLSearchParams, query: string): URLSearchParams {
  const next = new URLSearchParams(params)
  if (query === '') next.delete('q')
  else next.set('q', query)
  return next
}
