import {openRecordStore, type RecordStore} from '@lectern/shared/cache/record-store'
import type {TaskMemory} from './task.js'

/**
 * Opens a record store. All batches of a thread share it, because each store reads the list of all
 * records.
 */
export function openThreadRecords(directory: string, memory?: TaskMemory): RecordStore {
  const key = `records ${directory}`
  // Nothing else uses keys with this prefix.
  const known = memory?.get(key) as RecordStore | undefined
  const store = known ?? openRecordStore(directory)
  memory?.set(key, store)
  return store
}
