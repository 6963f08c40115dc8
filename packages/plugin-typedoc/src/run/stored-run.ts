import {readCheckedJson, writeCheckedJson} from '@lectern/shared/cache/checked-json'
import {hashFile} from './hash-file.js'
import type {TypeDocResult} from './typedoc-message.js'

/** A finished run. It's valid until one of the files that it depends on changes. */
interface StoredRun {
  /** Hash of the task, and of the versions of the programs. */
  key: string
  result: TypeDocResult
}

/** Returns the result of an earlier run of the same task if no file has changed since. */
export function readRun(file: string, key: string): TypeDocResult | undefined {
  const run = readCheckedJson<StoredRun>(file)
  if (run?.key !== key) return undefined
  const isCurrent = run.result.inputs.every(([input, hash]) => hashFile(input) === hash)
  return isCurrent ? run.result : undefined
}

/** Stores a run. A run without input has crashed, and could end differently the next time. */
export function storeRun(file: string, key: string, result: TypeDocResult): void {
  const run: StoredRun = {key, result}
  if (result.inputs.length > 0) writeCheckedJson(file, run)
}
