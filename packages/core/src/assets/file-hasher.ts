import fs from 'node:fs'
import {relativePath} from '@lectern/shared/files/relative-path'
import {hashContent} from '@lectern/shared/cache/content-hash'

/** Files by path relative to the site folder: size in bytes, time of change in milliseconds, hash. */
export type HashedFiles = Readonly<
  Record<string, readonly [size: number, time: number, hash: string]>
>

/** Names files by their bytes. */
export interface FileHasher {
  /** Hash of a file's bytes; `undefined` when there is no such file. */
  hash(absolutePath: string): string | undefined
  /** The files that were asked for, to be kept for the next build. */
  hashed(): HashedFiles
}

/**
 * Hashes files; one whose size and time of change, which no program can set, are those of the last build is not
 * opened.
 *
 * @param known - Those of the last build.
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
