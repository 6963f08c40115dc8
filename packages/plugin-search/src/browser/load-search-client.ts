import type {SearchClient} from '../client/search-client.js'
import type {SearchConfig} from '../config/search-config.js'

/** Site data that a search backend needs. */
export interface BackendSite {
  baseUrl: string
  generatorVersion: string
}

/** Clients that were already created. Remounted components reuse them. */
const opened = new WeakMap<SearchConfig, Promise<SearchClient>>()

/** Returns the client for the configured backend. Doesn't load the code of the other one. */
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
