import fs from 'node:fs'
import {hashContent} from './content-hash.js'
import {replaceFile} from './replace-file.js'

/**
 * Reads a file that `writeCheckedJson` wrote. One that is not there, was cut off or changed on its way
 * gives `undefined`: for a cache these are the same.
 */
export function readCheckedJson<Value>(file: string): Value | undefined {
  const text = readText(file)
  const end = text?.indexOf('\n') ?? -1
  if (text === undefined || end < 0) return undefined
  const json = text.slice(end + 1)
  return hashContent(json) === text.slice(0, end) ? (JSON.parse(json) as Value) : undefined
}

/** Writes a value as JSON behind the hash of its text. The file is replaced in one step. */
export function writeCheckedJson(file: string, value: unknown): void {
  const json = JSON.stringify(value)
  replaceFile(file, `${hashContent(json)}\n${json}`)
}

function readText(file: string): string | undefined {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    // Not there, or not readable, which is the same for a cache.
    return undefined
  }
}
