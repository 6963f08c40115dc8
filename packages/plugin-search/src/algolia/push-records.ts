import {searchClient} from '@algolia/client-search'
import type {AlgoliaRecord} from './algolia-record.js'
import {INDEX_SETTINGS} from './index-settings.js'
import {describePushFailure} from './push-failure.js'
import {listServiceHosts} from './service-hosts.js'

/** The index to update, and the credentials for it. */
export interface PushTarget {
  appId: string
  indexName: string
  /** API key with write access to the index. */
  adminKey: string
  /** URL to use instead of Algolia's own hosts. */
  host?: string
  generatorVersion: string
}

/** Maximum number of records per request. */
const BATCH_SIZE = 1_000

/**
 * Replaces the contents of an index. The records go to a temporary index, which then replaces the
 * real one in a single step. Searches never see partial results.
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
