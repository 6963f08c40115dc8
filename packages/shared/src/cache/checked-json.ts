import fs from 'node:fs'
import {hashContent} from './content-hash.js'
import {replaceFile} from './replace-file.js'

/**
 * Reads a file that `writeCheckedJson` has written. Returns `undefined` if the file is missing,
 * incomplete or modified. A cache treats all three cases the same way.
 */
export function readCheckedJson<Value>(file: string): Value | undefined {
  const text = readText(file)
  const end = text?.indexOf('\n') ?? -1
  if (text === undefined || end < 0) return undefined
  const json = text.slice(end + 1)
  return hashContent(json) === text.slice(0, end) ? (JSON.parse(json) as Value) : undefined
}

/** Writes a JSON file that starts with a hash of its content. Replaces the file atomically. */
export function writeCheckedJson(file: string, value: unknown): void {
  const json = JSON.stringify(value)
  replaceFile(file, `${hashContent(json)}\n${json}`)
}

function readText(file: string): string | undefined {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    // A cache treats missing and unreadable files the same way.
    return undefined
  }
}
