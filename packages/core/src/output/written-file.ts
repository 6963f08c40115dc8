import fs from 'node:fs'
import {hashFully} from '@lectern/shared/cache/content-hash'

/**
 * A file of an output: plan key, size in bytes, modification time in milliseconds and full SHA-256
 * hash. If a plugin replaced the file, the original is also included.
 */
export type WrittenFile = readonly [
  key: string,
  size: number,
  time: number,
  hash: string,
  original?: WrittenFile
]

/** The files of an output, by relative posix path. */
export type WrittenFiles = Readonly<Record<string, WrittenFile>>

/**
 * Creates the entry of a file that was just written.
 *
 * @param hash - Hash of the content, if known. Otherwise, the file is read.
 */
export function noteWritten(
  absolutePath: string,
  key: string,
  hash = hashFully(fs.readFileSync(absolutePath))
): WrittenFile {
  const {size, mtimeMs} = fs.statSync(absolutePath)
  return [key, size, mtimeMs, hash]
}

/** Returns the stats of a file; `undefined` if the path doesn't exist or isn't a file. */
export function statFile(absolutePath: string): fs.Stats | undefined {
  try {
    const stat = fs.statSync(absolutePath, {throwIfNoEntry: false})
    return stat?.isFile() ? stat : undefined
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined
    throw error
  }
}

/** Returns whether a file still has the recorded size and time. It isn't read. */
export function hasSameStat(absolutePath: string, [, size, time]: WrittenFile): boolean {
  const stat = statFile(absolutePath)
  return stat?.size === size && stat.mtimeMs === time
}

/**
 * Returns the current entry of a file if its content hasn't changed. A copy with a different time
 * counts as unchanged and is returned with its new time.
 */
export function findWritten(absolutePath: string, written: WrittenFile): WrittenFile | undefined {
  const [key, size, time, hash, ...original] = written
  const stat = statFile(absolutePath)
  if (stat?.size !== size) return undefined
  if (stat.mtimeMs === time) return written
  return hashFully(fs.readFileSync(absolutePath)) === hash
    ? [key, size, stat.mtimeMs, hash, ...original]
    : undefined
}
