import path from 'node:path'
import type {OnLoadResult} from 'esbuild'

/**
 * Returns an esbuild plugin's result for a resolved file that can't be found, because its name has
 * a different case on disk. The error has no position, so esbuild adds the import's position.
 *
 * @throws All other errors.
 */
export function describeMissingFile(error: unknown, file: string): OnLoadResult {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  return {errors: [{text: `Could not resolve "${path.basename(file)}"`}]}
}
