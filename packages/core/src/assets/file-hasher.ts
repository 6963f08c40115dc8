import fs from 'node:fs'
import {relativePath} from '@lectern/shared/files/relative-path'
import {hashContent} from '@lectern/shared/cache/content-hash'

/**
 * A file's size in bytes, change time in milliseconds and hash, by its path relative to the site
 * root.
 */
export type HashedFiles = Readonly<
  Record<string, readonly [size: number, time: number, hash: string]>
>

/** Hashes files, because the output's filenames contain content hashes. */
export interface FileHasher {
  /** Returns a file's hash, or `undefined` if the file doesn't exist. */
  hash(absolutePath: string): string | undefined
  /** Returns the hashes of all requested files, to be stored for the next build. */
  hashed(): HashedFiles
}

/**
 * Creates a file hasher. Files whose size and change time match the previous build aren't read
 * again, because programs can't set the change time.
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
