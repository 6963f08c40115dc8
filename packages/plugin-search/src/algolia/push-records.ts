import {searchClient} from '@algolia/client-search'
import type {AlgoliaRecord} from './algolia-record.js'
import {INDEX_SETTINGS} from './index-settings.js'
import {describePushFailure} from './push-failure.js'
import {listServiceHosts} from './service-hosts.js'

/** Target index and credentials. */
export interface PushTarget {
  appId: string
  indexName: string
  /** API key with write access to the index. */
  adminKey: string
  /** URL to use instead of Algolia's hosts. */
  host?: string
  generatorVersion: string
}

/** Maximum records per request. */
const BATCH_SIZE = 1_000

/**
 * Replaces the contents of an index. Records are written to a temporary index that replaces the index in a single step,
 * so searches never return partial results.
 *
 * @throws SiteError `search-push-refused`, `search-service-unreachable`, `search-push-failed`.
 */
export async function pushRecords(
  records: readonly AlgoliaRecord[],
  {appId, indexName, adminKey, host, generatorVersion}: PushTarget
): Promise<void> {
  const client = searchClient(appId, adminKey, {hosts: listServiceHosts(host)})
  client.addAlgoliaAgent('lectern', generatorVersion)
  try {
    const {taskID} = await client.setSettings({indexName, indexSettings: INDEX_SETTINGS})
    await client.waitForTask({indexName, taskID})
    await client.replaceAllObjects({
      indexName,
      objects: records.map((record) => ({...record})),
      batchSize: BATCH_SIZE
    })
  } catch (error) {
    throw describePushFailure(error, {appId, indexName})
  }
}
