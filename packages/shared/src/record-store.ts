import fs from 'node:fs'
import path from 'node:path'
import type {SiteProblem} from '@lectern/types'
import {hashContent} from './content-hash.js'
import {SiteError} from './site-problem.js'

/**
 * A store of JSON values under content keys, one file each. Keys hold no path and no time, so a store
 * may be shared or moved. Writes are atomic; an entry that was damaged reads as absent.
 */
export interface RecordStore {
  /** Whether there is an entry, without a look inside. */
  has(key: string): boolean
  read<Value>(key: string): Value | undefined
  /** The same for a record that was there before. @throws SiteError `cache-damaged`. */
  need<Value>(key: string): Value
  write(key: string, value: unknown): void
}

/** Open the store in a folder, which need not exist. */
export function openRecordStore(directory: string): RecordStore {
  const fileOf = (key: string) => path.join(directory, key.slice(0, 2), `${key.slice(2)}.json`)
  const store: RecordStore = {
    has: (key) => fs.existsSync(fileOf(key)),
    read<Value>(key: string) {
      const text = readText(fileOf(key))
      const end = text?.indexOf('\n') ?? -1
      if (text === undefined || end < 0) return undefined
      const json = text.slice(end + 1)
      return hashContent(json) === text.slice(0, end) ? (JSON.parse(json) as Value) : undefined
    },
    need<Value>(key: string) {
      const value = store.read<Value>(key)
      if (value === undefined) throw new SiteError(damagedRecord(key))
      return value
    },
    write(key, value) {
      const file = fileOf(key)
      const json = JSON.stringify(value)
      const temporary = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`
      fs.mkdirSync(path.dirname(file), {recursive: true})
      fs.writeFileSync(temporary, `${hashContent(json)}\n${json}`)
      fs.renameSync(temporary, file)
    }
  }
  return store
}

function damagedRecord(key: string): SiteProblem {
  return {
    code: 'cache-damaged',
    message: `The record ${key} of the cache is damaged or gone.`,
    hint: 'Remove the cache with `site clear` and build again.'
  }
}

function readText(file: string): string | undefined {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    // Not there, or not readable, which is the same for a cache.
    return undefined
  }
}
