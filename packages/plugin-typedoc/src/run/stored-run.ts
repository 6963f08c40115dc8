import fs from 'node:fs'
import {readCheckedJson, writeCheckedJson} from '@lectern/shared/cache/checked-json'
import {hashContent} from '@lectern/shared/cache/content-hash'
import type {TypeDocResult} from './typedoc-message.js'

/** A finished run. It's valid until one of the files that it depends on changes. */
interface StoredRun {
  /** Hash of the task, and of the versions of the programs. */
  key: string
  result: TypeDocResult
  /** Hashes of `result.files`. Missing files have `null`. */
  hashes: readonly (string | null)[]
}

/** Returns the result of an earlier run of the same task if no file has changed since. */
export function readRun(file: string, key: string): TypeDocResult | undefined {
  const run = readCheckedJson<StoredRun>(file)
  if (run?.key !== key) return undefined
  const {result, hashes} = run
  return result.files.every((input, index) => hashFile(input) === hashes[index])
    ? result
    : undefined
}

/** Stores a run. */
export function storeRun(file: string, key: string, result: TypeDocResult): void {
  const run: StoredRun = {key, result, hashes: result.files.map(hashFile)}
  writeCheckedJson(file, run)
}

function hashFile(file: string): string | null {
  try {
    return hashContent(fs.readFileSync(file))
  } catch {
    // A file that TypeDoc looked for doesn't exist, or was deleted.
    return null
  }
}
