import {DocSearchModal} from '@docsearch/react'
import {Link, useBaseUrl, translate} from '@lectern/client'
import {type ReactNode, useEffect, useLayoutEffect, useMemo, useState} from 'react'
import {createPortal} from 'react-dom'
import {escapeHit} from '../browser/escape-hit.js'
import {isExternalHit, resolveHitUrl} from '../browser/hit-url.js'
import {installModalStyles} from '../browser/modal-styles.js'
import {keepFailure} from '../browser/keep-failure.js'
import {modalTranslations} from '../browser/modal-translations.js'
import {nameModalParts} from '../browser/name-modal-parts.js'
import {searchLabel} from '../browser/search-label.js'
import {canKeepSearches} from '../browser/search-history.js'
import {useSearch} from '../browser/use-search.js'
import type {SearchHit} from '../search-client.js'

export interface SearchModalProps {
  initialQuery?: string
  onClose(): void
}

/** The search over the page: results while a reader types, and what was searched before. */
export default function SearchModal({initialQuery, onClose}: SearchModalProps) {
  const {config, client, filters, prepare} = useSearch()
  const {indexName, missingResultsUrl, searchParameters} = config
  const [keepsSearches] = useState(() => canKeepSearches(indexName))
  useEffect(prepare, [prepare])
  // Without its styles the modal would stand at the end of the page, which would scroll there.
  const [hasStyles, setHasStyles] = useState(false)
  useLayoutEffect(() => {
    const remove = installModalStyles()
    setHasStyles(true)
    return remove
  }, [])
  useLayoutEffect(() => (hasStyles ? nameModalParts() : undefined), [hasStyles])
  const missingResults = useBaseUrl(missingResultsUrl ?? '')
  // The modal begins anew when any of these is another one.
  const parts = useMemo(
    () => ({
      translations: modalTranslations(),
      hitComponent: ({hit, children}: HitProps) => (
        <a href={hit.url} data-no-navigation={isExternalHit(hit.url, config) ? '' : undefined}>
          {children}
        </a>
      ),
      resultsFooterComponent: ({state}: FooterProps) => (
        <AllResults
          query={state.query}
          count={Number(state.context.nbHits ?? 0)}
          path={config.searchPagePath}
          onClose={onClose}
        />
      ),
      transformItems: (items: SearchHit[]) =>
        items.map((item) => ({...escapeHit(item), url: resolveHitUrl(item.url, config)})),
      // The link of the hit knows where it leads, and how.
      navigator: {navigate: ({itemUrl}: {itemUrl: string}) => followHit(itemUrl)},
      transformSearchClient: () => ({
        search: (requests: Parameters<typeof client.search>[0]) =>
          keepFailure(client.search(requests))
      }),
      searchParameters: {...searchParameters, facetFilters: filters}
    }),
    [config, client, filters, searchParameters, onClose]
  )
  if (!hasStyles) return null
  return createPortal(
    <div className={config.appId === undefined ? 'search-modal' : 'search-modal--service'}>
      <DocSearchModal
        // Of a backend that is not asked the modal makes a client all the same.
        appId={config.appId ?? 'local'}
        apiKey={config.apiKey ?? 'local'}
        indexName={indexName}
        placeholder={searchLabel(config)} // The attribute of the modal's input field.
        initialQuery={initialQuery}
        initialScrollY={window.scrollY}
        disableUserPersonalization={!keepsSearches}
        getMissingResultsUrl={
          missingResultsUrl === undefined
            ? undefined
            : ({query}) => missingResults.replaceAll('{query}', encodeURIComponent(query))
        }
        onClose={onClose}
        {...(parts as object)}
      />
    </div>,
    document.body
  )
}

interface HitProps {
  hit: {url: string}
  children: ReactNode
}

interface FooterProps {
  state: {query: string; context: {nbHits?: unknown}}
}

interface AllResultsProps {
  query: string
  count: number
  path: string | false
  onClose(): void
}

function AllResults({query, count, path, onClose}: AllResultsProps) {
  if (path === false) return null
  const address = `/${path.replace(/^\//, '')}?q=${encodeURIComponent(query)}`
  return (
    <Link to={address} onClick={onClose}>
      {translate({id: 'theme.SearchBar.seeAll', message: 'See all {count} results'}, {count})}
    </Link>
  )
}

/** Follow the link of the hit that is chosen by the keyboard, as a click would. */
function followHit(url: string): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('.DocSearch-Hit a')
  const link = [...links].find((anchor) => anchor.getAttribute('href') === url)
  if (link) link.click()
  else location.assign(url)
}
