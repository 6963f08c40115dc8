import {readFileSync, statSync} from 'node:fs'
import path from 'node:path'
import {hashContent} from '../packages/shared/src/cache/content-hash.js'
import {listFiles} from './list-files.js'

/** Hashes the files in a folder, to compare whole sites. Sorted by relative path. */
export function hashTree(
  dir: string,
  hash: (bytes: Uint8Array) => string = hashContent
): Record<string, string> {
  return describeFiles(dir, (file) => hash(readFileSync(file)))
}

/** Reads the modification time of each file in a folder, in milliseconds. */
export function readTimes(dir: string): Record<string, number> {
  return describeFiles(dir, (file) => statSync(file).mtimeMs)
}

function describeFiles<Value>(dir: string, describe: (file: string) => Value) {
  return Object.fromEntries(
    listFiles(dir).map((file) => [file, describe(path.join(dir, file))])
  ) as Record<string, Value>
}
