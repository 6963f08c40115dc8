import type {SiteProblem} from '@lectern/types'
import {SiteError} from '../problems/site-problem.js'
import {hashContent} from './content-hash.js'
import {prunePacks} from './prune-packs.js'
import {openRecordIndex} from './record-index.js'
import {appendRecord, ownPack, readRecord} from './record-packs.js'

/**
 * Stores JSON values by content key. Keys don't include paths or times, so a store can be shared or
 * moved. Several threads and processes can use a store at the same time. Damaged records are treated
 * as missing.
 */
export interface RecordStore {
  /** Returns the keys of all records without reading them. */
  list(): Set<string>
  /** Returns whether a record exists without reading it. */
  has(key: string): boolean
  read<Value>(key: string): Value | undefined
  /** Returns a record that must exist. @throws SiteError `cache-damaged`. */
  need<Value>(key: string): Value
  write(key: string, value: unknown): void
  /** Returns the JSON of a record. */
  readJson(key: string): Buffer | undefined
  /** Stores the JSON of a record. */
  writeJson(key: string, json: Uint8Array): void
  /** Deletes unused records, oldest first, until they have at most `bytes`. */
  prune(used: ReadonlySet<string>, bytes: number): void
}

/** Opens the store in a folder. The folder doesn't need to exist. */
export function openRecordStore(directory: string): RecordStore {
  const index = openRecordIndex(directory)
  const find = (key: string) => {
    const place = index.find(key)
    const json = place && readRecord(directory, place)
    return json && hashContent(json) === place.hash ? json : undefined
  }
  const store: RecordStore = {
    list: () => new Set(index.all().keys()),
    has: (key) => index.find(key) !== undefined,
    read<Value>(key: string) {
      const json = store.readJson(key)
      return json && (JSON.parse(json.toString('utf8')) as Value)
    },
    need<Value>(key: string) {
      const value = store.read<Value>(key)
      if (value === undefined) throw new SiteError(damagedRecord(key))
      return value
    },
    write: (key, value) => store.writeJson(key, Buffer.from(JSON.stringify(value))),
    readJson(key) {
      const json = find(key)
      if (json || !index.find(key)) return json
      // Another process may have moved the record to a different pack.
      index.reload()
      return find(key)
    },
    writeJson(key, bytes) {
      index.add(key, appendRecord(directory, ownPack(), {key, hash: hashContent(bytes), bytes}))
    },
    prune(used, bytes) {
      prunePacks(directory, used, bytes)
      index.reload()
    }
  }
  return store
}

function damagedRecord(key: string): SiteProblem {
  return {
    code: 'cache-damaged',
    message: `The cache record ${key} is missing or damaged.`,
    hint: 'Delete the cache with `site clear` and build again.'
  }
}
