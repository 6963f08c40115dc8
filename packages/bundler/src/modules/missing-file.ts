import path from 'node:path'
import type {OnLoadResult} from 'esbuild'

/**
 * Returns what an esbuild plugin answers if a file is gone that esbuild has resolved: its name has another case on
 * disk. Without a place, the error gets that of the import.
 *
 * @throws every other error.
 */
export function describeMissingFile(error: unknown, file: string): OnLoadResult {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  return {errors: [{text: `Could not resolve "${path.basename(file)}"`}]}
}
