import fs from 'node:fs'
import {relativePath} from '@lectern/shared/files/relative-path'
import {hashContent} from '@lectern/shared/cache/content-hash'

/** Size in bytes, change time in milliseconds and hash of files, by path relative to the site. */
export type HashedFiles = Readonly<
  Record<string, readonly [size: number, time: number, hash: string]>
>

/** Hashes files to name them in the output. */
export interface FileHasher {
  /** Returns the hash of a file; `undefined` if the file doesn't exist. */
  hash(absolutePath: string): string | undefined
  /** Returns the requested files, to store them for the next build. */
  hashed(): HashedFiles
}

/**
 * Creates a file hasher. A file isn't read if its size and change time are the same as in the
 * previous build. Programs can't set the change time.
 *
 * @param known - Files of the previous build.
 */
export function createFileHasher(siteDir: string, known: HashedFiles): FileHasher {
  const hashed: Record<string, readonly [number, number, string]> = {}
  return {
    hashed: () => hashed,
    hash(absolutePath) {
      const stat = fs.statSync(absolutePath, {throwIfNoEntry: false})
      if (!stat?.isFile()) return undefined
      const file = relativePath(siteDir, absolutePath)
      const before = hashed[file] ?? known[file]
      const isKnown = before?.[0] === stat.size && before[1] === stat.ctimeMs
      const stamp = isKnown
        ? before
        : ([stat.size, stat.ctimeMs, hashContent(fs.readFileSync(absolutePath))] as const)
      hashed[file] = stamp
      return stamp[2]
    }
  }
}
