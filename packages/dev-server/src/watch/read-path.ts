import fs from 'node:fs'

/**
 * Functions that read paths which can disappear at any time. Paths that can't be read, such as links
 * that form a loop, count as missing.
 */

/** Returns the stats of a file or folder, or `undefined` if it's missing. Follows symbolic links. */
export function readStats(file: string): fs.Stats | undefined {
  return unlessMissing(() => fs.statSync(file, {throwIfNoEntry: false}))
}

/** Returns the path of a file or folder without symbolic links, or `undefined` if it's missing. */
export function readRealPath(file: string): string | undefined {
  return unlessMissing(() => fs.realpathSync(file))
}

/** Returns the entries of a folder. Empty if the folder is missing. */
export function readEntries(folder: string): readonly fs.Dirent[] {
  return unlessMissing(() => fs.readdirSync(folder, {withFileTypes: true})) ?? []
}

function unlessMissing<Result>(read: () => Result): Result | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
