import fs from 'node:fs'
import {hashFully} from '@lectern/shared/cache/content-hash'

/**
 * A file in an output: its key in the plan, size in bytes, modification time in milliseconds and
 * full SHA-256 hash. If a plugin replaced the file, the entry of the original is included.
 */
export type WrittenFile = readonly [
  key: string,
  size: number,
  time: number,
  hash: string,
  original?: WrittenFile
]

/** Files of an output by path. Paths are relative to the output folder, with forward slashes. */
export type WrittenFiles = Readonly<Record<string, WrittenFile>>

/**
 * Creates the entry for a file that was just written.
 *
 * @param hash - Hash of the content. If it's missing, the file is read.
 */
export function noteWritten(
  absolutePath: string,
  key: string,
  hash = hashFully(fs.readFileSync(absolutePath))
): WrittenFile {
  const {size, mtimeMs} = fs.statSync(absolutePath)
  return [key, size, mtimeMs, hash]
}

/** Returns a file's stats. Returns `undefined` if the path doesn't exist or isn't a file. */
export function statFile(absolutePath: string): fs.Stats | undefined {
  try {
    const stat = fs.statSync(absolutePath, {throwIfNoEntry: false})
    return stat?.isFile() ? stat : undefined
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined
    throw error
  }
}

/** Returns whether a file still has the recorded size and time, without reading it. */
export function hasSameStat(absolutePath: string, [, size, time]: WrittenFile): boolean {
  const stat = statFile(absolutePath)
  return stat?.size === size && stat.mtimeMs === time
}

/**
 * Returns the current entry of a file if its content is unchanged. If only the time differs, e.g.
 * in a copy, the entry contains the new time.
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
