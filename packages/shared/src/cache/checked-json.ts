import fs from 'node:fs'
import {hashContent} from './content-hash.js'
import {replaceFile} from './replace-file.js'

/**
 * Reads a file that `writeCheckedJson` has written. Returns `undefined` if the file is missing,
 * incomplete or modified. A cache treats all three cases the same way.
 */
export function readCheckedJson<Value>(file: string): Value | undefined {
  const bytes = readBytes(file)
  const end = bytes?.indexOf('\n') ?? -1
  if (!bytes || end < 0) return undefined
  const json = bytes.subarray(end + 1)
  const isComplete = hashContent(json) === bytes.toString('latin1', 0, end)
  return isComplete ? (JSON.parse(json.toString()) as Value) : undefined
}

/** Writes a JSON file that starts with a hash of its content. Replaces the file atomically. */
export function writeCheckedJson(file: string, value: unknown): void {
  const json = JSON.stringify(value)
  replaceFile(file, `${hashContent(json)}\n${json}`)
}

/** Reading text would take longer, and the hash is the same. */
function readBytes(file: string): Buffer | undefined {
  try {
    return fs.readFileSync(file)
  } catch {
    // A cache treats missing and unreadable files the same way.
    return undefined
  }
}
