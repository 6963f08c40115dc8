import fs from 'node:fs'
import path from 'node:path'
import {createCacheFolder} from './cache-folder.js'
import {hashContent, hashValue} from './content-hash.js'

/** A file's size, change time in milliseconds and hash. Programs can't set the change time. */
type FileStamp = readonly [size: number, time: number, hash: string]

/** Stamps of files by relative path. Missing files are `null`. */
export type FileStamps = Readonly<Record<string, FileStamp | null>>

/** A stamp that doesn't match any file. */
const UNKNOWN: FileStamp = [-1, 0, '']

/**
 * Records the size, change time and hash of files, so that changes can be detected later.
 *
 * @param files - Absolute paths.
 * @param folder - Absolute path. The stamps contain paths relative to this folder, so the folder
 * can be moved.
 * @param since - Time on the file system's clock, in milliseconds. A file that changed at or after
 * this time always counts as changed, because it may have been read before the change.
 */
export function stampFiles(
  files: Iterable<string>,
  folder: string,
  since = Number.POSITIVE_INFINITY
): FileStamps {
  return Object.fromEntries(
    [...files].map((file) => [path.relative(folder, file), stampOf(file, since)] as const)
  )
}

function stampOf(file: string, since: number): FileStamp | null {
  const stat = fs.statSync(file, {throwIfNoEntry: false})
  if (!stat?.isFile()) return null
  if (stat.mtimeMs >= since || stat.ctimeMs >= since) return UNKNOWN
  return [stat.size, stat.ctimeMs, hashContent(fs.readFileSync(file))]
}

/**
 * Returns the current time on the clock of a folder's file system, in milliseconds. Creates the
 * folder if it's missing.
 */
export function readDiskTime(folder: string): number {
  createCacheFolder(folder)
  const file = path.join(folder, `time-${process.pid}`)
  fs.writeFileSync(file, '')
  const {mtimeMs} = fs.statSync(file)
  fs.rmSync(file)
  return mtimeMs
}

/** Returns whether the content of all files is unchanged. A new change time alone doesn't count. */
export function areUnchanged(stamps: FileStamps, folder: string): boolean {
  return Object.entries(stamps).every(([file, stamp]) =>
    isUnchanged(path.resolve(folder, file), stamp)
  )
}

/** Checks a file synchronously. For many small files, promises would take twice as long. */
function isUnchanged(file: string, stamp: FileStamp | null): boolean {
  const now = fs.statSync(file, {throwIfNoEntry: false})
  if (!now?.isFile() || !stamp) return !now?.isFile() && !stamp
  const [size, time, hash] = stamp
  if (now.size !== size) return false
  return now.ctimeMs === time || hashContent(fs.readFileSync(file)) === hash
}

/** Returns one hash for all files, based on their paths and content. */
export function hashStamps(stamps: FileStamps): string {
  const contents = Object.entries(stamps).map(([file, stamp]) => [file, stamp?.[2] ?? null])
  return hashValue(contents.sort(([left], [right]) => (String(left) < String(right) ? -1 : 1)))
}

/** Updates the stamps of files. Only reads files that have changed since the last update. */
export function refreshStamps(
  files: Iterable<string>,
  folder: string,
  known: FileStamps
): FileStamps {
  return Object.fromEntries(
    [...files].map((file) => {
      const name = path.relative(folder, file)
      const stat = fs.statSync(file, {throwIfNoEntry: false})
      const stamp = known[name]
      const isSame = stat?.isFile() && stamp && stamp[0] === stat.size && stamp[1] === stat.ctimeMs
      return [name, isSame ? stamp : stampOf(file, Number.POSITIVE_INFINITY)] as const
    })
  )
}
