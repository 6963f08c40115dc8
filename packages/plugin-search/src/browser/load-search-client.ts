import type {SearchClient} from '../client/search-client.js'
import type {SearchConfig} from '../config/search-config.js'

/** Site data for a search backend. */
export interface BackendSite {
  baseUrl: string
  generatorVersion: string
}

/** Search clients of this page, so that each is created once, even if components are remounted. */
const opened = new WeakMap<SearchConfig, Promise<SearchClient>>()

/** Returns the client of the configured backend. The other backend's code isn't loaded. */
export function loadSearchClient(config: SearchConfig, site: BackendSite): Promise<SearchClient> {
  const known = opened.get(config)
  if (known) return known
  const client = openClient(config, site)
  opened.set(config, client)
  client.catch(() => opened.delete(config))
  return client
}

async function openClient(config: SearchConfig, site: BackendSite): Promise<SearchClient> {
  if (config.appId === undefined) {
    const {createSiteClient} = await import('../local/create-site-client.js')
    return createSiteClient(site)
  }
  const {createAlgoliaClient} = await import('../algolia/create-algolia-client.js')
  return createAlgoliaClient(config, site)
}
