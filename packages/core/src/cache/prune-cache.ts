import fs from 'node:fs'
import path from 'node:path'
import {openRecordStore} from '@lectern/shared/cache/record-store'

/** Maximum total size of records that the previous build didn't use, e.g. from other branches. */
const UNUSED_RECORD_BYTES = 100_000_000

/** Number of most recent output folders whose memory and spare output are kept. */
const KEPT_OUTPUTS = 3

interface CacheUse {
  cacheDir: string
  recordsDir: string
  /** Keys of the records that the build used. */
  used: ReadonlySet<string>
}

/**
 * Deletes old records and spare outputs, because the cache would otherwise grow with every edit and
 * output folder.
 */
export function pruneCache({cacheDir, recordsDir, used}: CacheUse): void {
  openRecordStore(recordsDir).prune(used, UNUSED_RECORD_BYTES)
  removeFolders(recordsDir)
  for (const folder of [cacheDir, ...listLocaleCaches(cacheDir)]) pruneOutputs(folder)
}

/** Removes the folders in which earlier versions stored each record as a file. */
function removeFolders(recordsDir: string): void {
  if (!fs.existsSync(recordsDir)) return
  for (const entry of fs.readdirSync(recordsDir, {withFileTypes: true}))
    if (entry.isDirectory()) fs.rmSync(path.join(recordsDir, entry.name), {recursive: true})
}

/** Returns the absolute cache folder of a locale, on sites with several. */
export function localeCacheFolder(cacheDir: string, locale: string): string {
  return path.join(cacheDir, LOCALES, locale)
}

/**
 * Subfolder of the cache with a folder for each locale. Nothing else in the cache has this name.
 */
const LOCALES = 'locales'

function listLocaleCaches(cacheDir: string): string[] {
  const folder = path.join(cacheDir, LOCALES)
  return fs.existsSync(folder) ? fs.readdirSync(folder).map((name) => path.join(folder, name)) : []
}

/** Deletes old spare outputs, which use disk space even after the output itself is gone. */
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
