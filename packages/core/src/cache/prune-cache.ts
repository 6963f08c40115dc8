import fs from 'node:fs'
import path from 'node:path'
import {openRecordStore} from '@lectern/shared/cache/record-store'

/** Maximum size of records that the last build didn't use: other branches, reverted edits. */
export const UNUSED_RECORD_BYTES = 100_000_000

/** Output folders whose ledger and spare are kept: the ones that were built last. */
export const KEPT_OUTPUTS = 3

interface CacheUse {
  cacheDir: string
  recordsDir: string
  /** Keys of the records that the build used. */
  used: ReadonlySet<string>
}

/** Keeps the cache from growing with every edit and every output folder there ever was. */
export function pruneCache({cacheDir, recordsDir, used}: CacheUse): void {
  openRecordStore(recordsDir).prune(used, UNUSED_RECORD_BYTES)
  for (const folder of [cacheDir, ...listLocaleCaches(cacheDir)]) pruneOutputs(folder)
}

/** Cache folder of one language of a site in several languages; absolute. */
export function localeCacheFolder(cacheDir: string, locale: string): string {
  return path.join(cacheDir, LOCALES, locale)
}

/** A name that no other part of the cache has. */
const LOCALES = 'locales'

function listLocaleCaches(cacheDir: string): string[] {
  const folder = path.join(cacheDir, LOCALES)
  return fs.existsSync(folder) ? fs.readdirSync(folder).map((name) => path.join(folder, name)) : []
}

/** A spare keeps the bytes of its output on the disk, also when the output itself was taken away. */
function pruneOutputs(cacheDir: string): void {
  const ledgers = fs
    .readdirSync(cacheDir)
    .flatMap((name) => /^build-(\w+)\.json$/.exec(name)?.[1] ?? [])
    .map((id) => ({id, time: fs.statSync(path.join(cacheDir, `build-${id}.json`)).mtimeMs}))
    .sort((left, right) => right.time - left.time)
  const kept = new Set(ledgers.slice(0, KEPT_OUTPUTS).map(({id}) => id))
  for (const name of fs.readdirSync(cacheDir)) {
    const id = /^(?:build|(?:originals-)?output|staged|hosted)-(\w+)(?:\.json|\.next)?$/.exec(
      name
    )?.[1]
    if (id !== undefined && !kept.has(id)) fs.rmSync(path.join(cacheDir, name), {recursive: true})
  }
}
