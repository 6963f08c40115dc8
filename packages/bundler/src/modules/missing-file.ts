import path from 'node:path'
import type {OnLoadResult} from 'esbuild'

/**
 * Returns the response of an esbuild plugin if a file is missing that esbuild has resolved: its
 * name has a different case on disk. Without a position, the error gets the import's position.
 *
 * @throws every other error.
 */
export function describeMissingFile(error: unknown, file: string): OnLoadResult {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  return {errors: [{text: `Could not resolve "${path.basename(file)}"`}]}
}
