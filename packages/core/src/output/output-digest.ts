import {hashFully} from '@lectern/shared/cache/content-hash'
import type {WrittenFiles} from './written-file.js'

/** Full SHA-256 hashes of files, by posix path relative to the output. */
export type FileHashes = ReadonlyMap<string, string>

/** Returns the hashes of written files. */
export function listHashes(files: WrittenFiles): FileHashes {
  return new Map(Object.entries(files).map(([file, [, , , hash]]) => [file, hash]))
}

/**
 * Hashes a complete output: SHA-256 of the list that `sha256sum` prints for its files, sorted by
 * path bytes. It can be computed without Lectern.
 */
export function digestOutput(hashes: FileHashes): string {
  const named = [...hashes].map(([file, hash]) => ({name: Buffer.from(file), file, hash}))
  named.sort((left, right) => Buffer.compare(left.name, right.name))
  return hashFully(named.map(({file, hash}) => `${hash}  ./${file}\n`).join(''))
}
