import path from 'node:path'
import {readFileStats} from '@lectern/shared/files/file-stats'
import {SiteError} from '@lectern/shared/problems/site-problem'

/**
 * Resolves a module in an option, which is relative to the site root; absolute.
 *
 * @throws SiteError `pwa-file-missing`.
 */
export function resolveFromSite(file: string, option: string, siteDir: string): string {
  const absolutePath = path.resolve(siteDir, file)
  if (readFileStats(absolutePath)) return absolutePath
  throw new SiteError({
    code: 'pwa-file-missing',
    message: `The file ${file} in the option \`${option}\` of the pwa plugin doesn't exist.`,
    hint: `Create it in the site root, or fix \`${option}\`.`
  })
}
