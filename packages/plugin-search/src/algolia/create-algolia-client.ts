import {liteClient} from 'algoliasearch/lite'
import type {SearchClient} from '../search-client.js'
import type {SearchConfig} from '../search-config.js'

/** A client of Algolia's search that names the generator to the service. */
export function createAlgoliaClient(
  {appId = '', apiKey = ''}: SearchConfig,
  {generatorVersion}: {generatorVersion: string}
): SearchClient {
  const client = liteClient(appId, apiKey)
  client.addAlgoliaAgent('lectern', generatorVersion)
  // Its requests hold all that ours may, and its answers all that ours must.
  return client as unknown as SearchClient
}
