import {hashFully} from '@lectern/shared/cache/content-hash'
import type {WrittenFiles} from './written-file.js'

/** Full SHA-256 hash of each file, by its path relative to the output with forward slashes. */
export type FileHashes = ReadonlyMap<string, string>

/** Returns the hashes of written files. */
export function listHashes(files: WrittenFiles): FileHashes {
  return new Map(Object.entries(files).map(([file, [, , , hash]]) => [file, hash]))
}

/**
 * Hashes a complete output. The digest is the SHA-256 hash of the list that `sha256sum` prints for
 * the output's files, sorted by the bytes of their paths, so it can be verified without Lectern.
 */
export function digestOutput(hashes: FileHashes): string {
  const named = [...hashes].map(([file, hash]) => ({name: Buffer.from(file), file, hash}))
  named.sort((left, right) => Buffer.compare(left.name, right.name))
  return hashFully(named.map(({file, hash}) => `${hash}  ./${file}\n`).join(''))
}
