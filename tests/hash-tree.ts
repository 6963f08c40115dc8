import {readdirSync, readFileSync, statSync} from 'node:fs'
import path from 'node:path'
import {hashContent} from '../packages/shared/src/cache/content-hash.js'

/** Hash of each file of a folder, by its path relative to it, sorted; to compare whole sites. */
export function hashTree(
  dir: string,
  hash: (bytes: Uint8Array) => string = hashContent
): Record<string, string> {
  return describeFiles(dir, (file) => hash(readFileSync(file)))
}

/** Time of the last change of each file of a folder, in milliseconds. */
export function readTimes(dir: string): Record<string, number> {
  return describeFiles(dir, (file) => statSync(file).mtimeMs)
}

function describeFiles<Value>(dir: string, describe: (file: string) => Value) {
  const files = readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  return Object.fromEntries(
    files.sort().map((file) => [path.relative(dir, file), describe(file)])
  ) as Record<string, Value>
}
