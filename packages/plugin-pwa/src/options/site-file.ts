import path from 'node:path'
import {readFileStats} from '@lectern/shared/files/file-stats'
import {SiteError} from '@lectern/shared/problems/site-problem'

/**
 * Returns the absolute path of a module that an option specifies relative to the site root.
 *
 * @throws SiteError `pwa-file-missing`.
 */
export function resolveFromSite(file: string, option: string, siteDir: string): string {
  const absolutePath = path.resolve(siteDir, file)
  if (readFileStats(absolutePath)) return absolutePath
  throw new SiteError({
    code: 'pwa-file-missing',
    message: `The file ${file} in the \`${option}\` option of the pwa plugin doesn't exist.`,
    hint: `Create it in the site root, or fix \`${option}\`.`
  })
}
