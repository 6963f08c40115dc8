import type {SearchClient} from '../client/search-client.js'
import type {SearchConfig} from '../config/search-config.js'

/** Facts about the site for a backend. */
export interface BackendSite {
  baseUrl: string
  generatorVersion: string
}

/** Backends of this page: each is opened once, whatever is mounted and closed again. */
const opened = new WeakMap<SearchConfig, Promise<SearchClient>>()

/** Returns the configured backend. Code of the other one isn't loaded. */
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
