import fs from 'node:fs'
import path from 'node:path'
import {createCacheFolder} from './cache-folder.js'
import {hashContent, hashValue} from './content-hash.js'

/** Size, time of change in milliseconds (set by the system, not by programs), hash. */
type FileStamp = readonly [size: number, time: number, hash: string]

/** State of files by path, relative to a folder. `null` for a missing file. */
export type FileStamps = Readonly<Record<string, FileStamp | null>>

/** A state that no file has. */
const UNKNOWN: FileStamp = [-1, 0, '']

/**
 * Records the state of files, to detect changes later.
 *
 * @param files - Absolute paths.
 * @param folder - Absolute. Stamps contain paths relative to it, so that they can move with it.
 * @param since - Milliseconds of the file system's clock. A file that changed at or after this time may have
 * been read before the change, so it always counts as changed.
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

/** Returns the current time according to the file system of a folder, in milliseconds. Creates the folder. */
export function readDiskTime(folder: string): number {
  createCacheFolder(folder)
  const file = path.join(folder, `time-${process.pid}`)
  fs.writeFileSync(file, '')
  const {mtimeMs} = fs.statSync(file)
  fs.rmSync(file)
  return mtimeMs
}

/** Returns whether files are unchanged; a new time alone doesn't count as a change. */
export function areUnchanged(stamps: FileStamps, folder: string): boolean {
  return Object.entries(stamps).every(([file, stamp]) =>
    isUnchanged(path.resolve(folder, file), stamp)
  )
}

/** Checks a file synchronously, because promises take twice as long for many small files. */
function isUnchanged(file: string, stamp: FileStamp | null): boolean {
  const now = fs.statSync(file, {throwIfNoEntry: false})
  if (!now?.isFile() || !stamp) return !now?.isFile() && !stamp
  const [size, time, hash] = stamp
  if (now.size !== size) return false
  return now.ctimeMs === time || hashContent(fs.readFileSync(file)) === hash
}

/** Returns the hash of files, by path relative to a folder. */
export function hashStamps(stamps: FileStamps): string {
  const contents = Object.entries(stamps).map(([file, stamp]) => [file, stamp?.[2] ?? null])
  return hashValue(contents.sort(([left], [right]) => (String(left) < String(right) ? -1 : 1)))
}

/** Records the state of files. Only files that changed since the last record are read. */
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
