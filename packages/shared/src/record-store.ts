import fs from 'node:fs'
import path from 'node:path'
import {hashContent} from './content-hash.js'

/**
 * A store of JSON values under content keys, one file each. Keys hold no path and no time, so a store
 * may be shared or moved. Writes are atomic; an entry that was damaged reads as absent.
 */
export interface RecordStore {
  /** Whether there is an entry, without a look inside. */
  has(key: string): boolean
  read<Value>(key: string): Value | undefined
  write(key: string, value: unknown): void
}

/** Open the store in a folder, which need not exist. */
export function openRecordStore(directory: string): RecordStore {
  const fileOf = (key: string) => path.join(directory, key.slice(0, 2), `${key.slice(2)}.json`)
  return {
    has: (key) => fs.existsSync(fileOf(key)),
    read<Value>(key: string) {
      const text = readText(fileOf(key))
      const end = text?.indexOf('\n') ?? -1
      if (text === undefined || end < 0) return undefined
      const json = text.slice(end + 1)
      return hashContent(json) === text.slice(0, end) ? (JSON.parse(json) as Value) : undefined
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
}

function readText(file: string): string | undefined {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    // Not there, or not readable, which is the same for a cache.
    return undefined
  }
}
