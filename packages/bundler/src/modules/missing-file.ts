import path from 'node:path'
import type {OnLoadResult} from 'esbuild'

/**
 * Returns an esbuild plugin's result if a resolved file doesn't exist because its name has a different case on
 * disk. Without a position, the error gets the import's position.
 *
 * @throws every other error.
 */
export function describeMissingFile(error: unknown, file: string): OnLoadResult {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  return {errors: [{text: `Could not resolve "${path.basename(file)}"`}]}
}
