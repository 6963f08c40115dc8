import {
  createStorageSlot,
  useAllDocsData,
  useIsBrowser,
  usePath,
  useSiteData,
  useThemeConfig
} from '@lectern/client'
import {useCallback, useMemo} from 'react'
import type {FacetFilters, SearchClient} from '../client/search-client.js'
import type {SearchConfig} from '../config/search-config.js'
import {createFilters} from './contextual-filters.js'
import {loadSearchClient} from './load-search-client.js'

/** The site's search, for use by components. */
export interface Search {
  config: SearchConfig
  /** Client that loads its backend on the first query. */
  client: SearchClient
  /** Filters for the current context. */
  filters: FacetFilters
  /** Prefetches data that every query needs. Errors surface with the first query. */
  prepare(): void
}

/** Returns a search that uses the configured backend. */
export function useSearch(): Search {
  const {currentLocale, siteConfig, generatorVersion} = useSiteData()
  const {search: config} = useThemeConfig<{search: SearchConfig}>()
  const docs = useAllDocsData()
  const path = usePath()
  const {baseUrl} = siteConfig
  const isBrowser = useIsBrowser()
  const filters = useMemo(
    () =>
      createFilters(config, {
        language: currentLocale,
        path,
        docs,
        preferred: (id) =>
          isBrowser ? createStorageSlot(`docs-preferred-version-${id}`).get() : null
      }),
    [config, currentLocale, path, docs, isBrowser]
  )
  const backend = useCallback(
    () => loadSearchClient(config, {baseUrl, generatorVersion}),
    [config, baseUrl, generatorVersion]
  )
  return useMemo(
    () => ({
      config,
      filters,
      client: {
        search: async (requests) => announce(await (await loadBackend(backend)).search(requests))
      },
      prepare() {
        backend()
          .then((client) => client.refresh?.(filters))
          .catch(() => {})
      }
    }),
    [config, filters, backend]
  )
}

/** Dispatches an event with the number of results, for other scripts on the page. */
function announce(answer: Awaited<ReturnType<SearchClient['search']>>): typeof answer {
  const [result] = answer.results
  const detail = {query: result?.query, count: result?.nbHits}
  document.dispatchEvent(new CustomEvent('site:search', {detail}))
  return answer
}

/** Loads the backend. If its script can't be loaded, reports that like a network error. */
async function loadBackend(
  backend: () => ReturnType<typeof loadSearchClient>
): ReturnType<typeof loadSearchClient> {
  try {
    return await backend()
  } catch (cause) {
    throw Object.assign(new Error("Search couldn't be loaded.", {cause}), {name: 'RetryError'})
  }
}
