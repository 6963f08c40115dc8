import type {SearchClient} from '../client/search-client.js'
import type {SearchConfig} from '../config/search-config.js'

/** What a backend has to know of the site. */
export interface BackendSite {
  baseUrl: string
  generatorVersion: string
}

/** Load the backend that the configuration asks for, and nothing of the other one. */
export async function loadSearchClient(
  config: SearchConfig,
  site: BackendSite
): Promise<SearchClient> {
  if (config.appId === undefined) {
    const {createSiteClient} = await import('../local/create-site-client.js')
    return createSiteClient(site)
  }
  const {createAlgoliaClient} = await import('../algolia/create-algolia-client.js')
  return createAlgoliaClient(config, site)
}
