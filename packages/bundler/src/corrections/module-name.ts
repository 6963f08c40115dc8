import {relativePath} from '@lectern/shared/files/relative-path'

/**
 * Returns the name of a module in esbuild's messages.
 *
 * @param file - Absolute path of a file, or the ID of a generated module.
 */
export function nameModule(file: string, namespace: string, siteDir: string): string {
  return namespace === 'file' ? relativePath(siteDir, file) : `${namespace}:${file}`
}
