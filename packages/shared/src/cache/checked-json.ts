import fs from 'node:fs'
import path from 'node:path'
import {makeCacheFolder} from './cache-folder.js'
import {hashContent} from './content-hash.js'

/**
 * Read a file that `writeCheckedJson` wrote. One that is not there, was cut off or changed on its way
 * gives `undefined`: for a cache these are the same.
 */
export function readCheckedJson<Value>(file: string): Value | undefined {
  const text = readText(file)
  const end = text?.indexOf('\n') ?? -1
  if (text === undefined || end < 0) return undefined
  const json = text.slice(end + 1)
  return hashContent(json) === text.slice(0, end) ? (JSON.parse(json) as Value) : undefined
}

/** Write a value as JSON behind the hash of its text. The file is replaced in one step. */
export function writeCheckedJson(file: string, value: unknown): void {
  const json = JSON.stringify(value)
  const temporary = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`
  const text = `${hashContent(json)}\n${json}`
  try {
    fs.writeFileSync(temporary, text)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    makeCacheFolder(path.dirname(file))
    fs.writeFileSync(temporary, text)
  }
  fs.renameSync(temporary, file)
}

function readText(file: string): string | undefined {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    // Not there, or not readable, which is the same for a cache.
    return undefined
  }
}
