import fs from 'node:fs'
import {hashFully} from '@lectern/shared/cache/content-hash'

/**
 * A file of an output: the key of its plan, its size in bytes, its time of change in milliseconds, and
 * SHA-256 of its bytes in full. Of a file that a plugin replaced, also what the build itself made.
 */
export type WrittenFile = readonly [
  key: string,
  size: number,
  time: number,
  hash: string,
  original?: WrittenFile
]

/** The files of an output, by path relative to it, posix separators. */
export type WrittenFiles = Readonly<Record<string, WrittenFile>>

/**
 * Notes a file that was just written.
 *
 * @param hash - Hash of its bytes, if known; else the file is read again.
 */
export function noteWritten(
  absolutePath: string,
  key: string,
  hash = hashFully(fs.readFileSync(absolutePath))
): WrittenFile {
  const {size, mtimeMs} = fs.statSync(absolutePath)
  return [key, size, mtimeMs, hash]
}

/** `undefined` for a path that isn't a file, or is below a file. */
export function statFile(absolutePath: string): fs.Stats | undefined {
  try {
    const stat = fs.statSync(absolutePath, {throwIfNoEntry: false})
    return stat?.isFile() ? stat : undefined
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined
    throw error
  }
}

/** Whether a file has the same size and time as when it was written; it isn't opened. */
export function hasSameStat(absolutePath: string, [, size, time]: WrittenFile): boolean {
  const stat = statFile(absolutePath)
  return stat?.size === size && stat.mtimeMs === time
}

/**
 * Checks whether a file is unchanged since it was written. Bytes decide: a copy with a different
 * time counts as unchanged, and is returned with its current time.
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
