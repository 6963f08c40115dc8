import type {Search} from '../browser/use-search.js'
import type {SearchClient} from '../client/search-client.js'
import {rememberFailure} from './remember-failure.js'

/**
 * Creates the client that the modal queries. It searches with the filters of the current page, and
 * only reports the failure of the latest query: the modal would show the error instead of the
 * results of a later query.
 *
 * @param current - Returns the site's search, which changes with the page.
 */
export function createModalClient(
  current: () => Pick<Search, 'client' | 'filters'>
): Pick<SearchClient, 'search'> {
  let latest = 0
  return {
    search(requests) {
      const {client, filters} = current()
      const list = 'requests' in requests ? requests.requests : requests
      latest += 1
      const turn = latest
      const answer = client.search(list.map((request) => ({...request, facetFilters: filters})))
      return rememberFailure(answer, () => turn === latest)
    }
  }
}
