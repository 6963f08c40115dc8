import {algoliasearch} from 'algoliasearch'
import type {AlgoliaRecord} from './algolia-record.js'
import {INDEX_SETTINGS} from './index-settings.js'
import {describePushFailure} from './push-failure.js'
import {listServiceHosts} from './service-hosts.js'

/** Where records go, and who sends them. */
export interface PushTarget {
  appId: string
  indexName: string
  /** May write to the index. */
  adminKey: string
  /** In place of Algolia's own addresses. */
  host?: string
  generatorVersion: string
}

/** Records in one request. */
const BATCH_SIZE = 1_000

/**
 * Replaces all that an index holds. Records go into a temporary index, which takes the place of the other in one
 * step, so readers find the old ones or the new ones, and never half of them.
 *
 * @throws SiteError `search-push-refused`, `search-service-unreachable`, `search-push-failed`.
 */
export async function pushRecords(
  records: readonly AlgoliaRecord[],
  {appId, indexName, adminKey, host, generatorVersion}: PushTarget
): Promise<void> {
  const client = algoliasearch(appId, adminKey, {hosts: listServiceHosts(host)})
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
