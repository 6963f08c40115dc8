import fs from 'node:fs'
import {relativePath} from '@lectern/shared/files/relative-path'
import {hashContent} from '@lectern/shared/cache/content-hash'

/** Files by path relative to the site folder: size in bytes, time of change in milliseconds, hash. */
export type HashedFiles = Readonly<
  Record<string, readonly [size: number, time: number, hash: string]>
>

/** Names files by their bytes. */
export interface FileHasher {
  /** Hash of a file's bytes; `undefined` if the file doesn't exist. */
  hash(absolutePath: string): string | undefined
  /** The requested files, to keep for the next build. */
  hashed(): HashedFiles
}

/**
 * Hashes files. A file isn't opened if its size and change time are the same as in the last build.
 * Programs can't set the change time.
 *
 * @param known - Files of the last build.
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
