import {hashFully} from '@lectern/shared/cache/content-hash'
import type {WrittenFiles} from './written-file.js'

/** SHA-256 of whole files, by path relative to the output, posix separators. */
export type FileHashes = ReadonlyMap<string, string>

/** Takes the hashes of files that were written. */
export function listHashes(files: WrittenFiles): FileHashes {
  return new Map(Object.entries(files).map(([file, [, , , hash]]) => [file, hash]))
}

/**
 * Returns the hash of a whole output: SHA-256 of the list that `sha256sum` prints of its files, sorted by the bytes of
 * their paths. Anyone with the files can compute it without Lectern.
 */
export function digestOutput(hashes: FileHashes): string {
  const named = [...hashes].map(([file, hash]) => ({name: Buffer.from(file), file, hash}))
  named.sort((left, right) => Buffer.compare(left.name, right.name))
  return hashFully(named.map(({file, hash}) => `${hash}  ./${file}\n`).join(''))
}
