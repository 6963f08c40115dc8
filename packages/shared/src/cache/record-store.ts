import fs from 'node:fs'
import path from 'node:path'
import type {SiteProblem} from '@lectern/types'
import {readCheckedJson, writeCheckedJson} from './checked-json.js'
import {SiteError} from '../problems/site-problem.js'

/**
 * Stores JSON values by content key, with one file for each value. Keys don't include paths or
 * times, so a store can be shared or moved. Writes are atomic. Damaged entries are treated as
 * missing.
 */
export interface RecordStore {
  /** Returns the keys of all entries without reading them. */
  list(): Set<string>
  /** Returns whether an entry exists without reading it. */
  has(key: string): boolean
  read<Value>(key: string): Value | undefined
  /**
   * Returns a record that must exist. @throws SiteError `cache-damaged`. @throws SiteError
   * `cache-damaged`.
   */
  need<Value>(key: string): Value
  write(key: string, value: unknown): void
  /** Deletes unused records, oldest first, until the store is at most as large as `bytes`. */
  prune(used: ReadonlySet<string>, bytes: number): void
}

const ENDING = '.json'

/** Opens the store in a folder. The folder doesn't need to exist. */
export function openRecordStore(directory: string): RecordStore {
  const fileOf = (key: string) => path.join(directory, key.slice(0, 2), key.slice(2) + ENDING)
  const store: RecordStore = {
    list: () => new Set(listKeys(directory)),
    has: (key) => fs.existsSync(fileOf(key)),
    read: <Value>(key: string) => readCheckedJson<Value>(fileOf(key)),
    need<Value>(key: string) {
      const value = store.read<Value>(key)
      if (value === undefined) throw new SiteError(damagedRecord(key))
      return value
    },
    write: (key, value) => writeCheckedJson(fileOf(key), value),
    prune(used, bytes) {
      const unused = [...store.list()]
        .filter((key) => !used.has(key))
        .map((key) => ({file: fileOf(key), stat: fs.statSync(fileOf(key))}))
        .sort((left, right) => right.stat.mtimeMs - left.stat.mtimeMs)
      let total = 0
      for (const {file, stat} of unused) {
        total += stat.size
        if (total > bytes) fs.rmSync(file, {force: true})
      }
    }
  }
  return store
}

function listKeys(directory: string): string[] {
  if (!fs.existsSync(directory)) return []
  return fs.readdirSync(directory).flatMap((folder) =>
    fs
      .readdirSync(path.join(directory, folder))
      .filter((file) => file.endsWith(ENDING))
      .map((file) => folder + file.slice(0, -ENDING.length))
  )
}

function damagedRecord(key: string): SiteProblem {
  return {
    code: 'cache-damaged',
    message: `The cache record ${key} is missing or damaged.`,
    hint: 'Delete the cache with `site clear` and build again.'
  }
}
