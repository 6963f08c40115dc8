import path from 'node:path'
import type {OnLoadResult} from 'esbuild'

/** Detail of an error for a file that can't be found. */
export class MissingFile {
  /** @param file - Absolute path. */
  constructor(readonly file: string) {}
}

/**
 * Returns an esbuild plugin's result for a resolved file that can't be found, because its name has
 * a different case on disk. The error has no position, so esbuild adds the import's position.
 *
 * @param file - Absolute path.
 */
export function createMissingFile(file: string): OnLoadResult {
  const text = `Could not resolve "${path.basename(file)}"`
  return {errors: [{text, detail: new MissingFile(file)}]}
}

/**
 * Returns the result for an error while a file is read.
 *
 * @throws All errors except for a missing file.
 */
export function describeMissingFile(error: unknown, file: string): OnLoadResult {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  return createMissingFile(file)
}
