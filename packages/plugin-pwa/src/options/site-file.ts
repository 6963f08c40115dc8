import path from 'node:path'
import {readFileStats} from '@lectern/shared/files/file-stats'
import {findProperty} from '@lectern/shared/problems/find-quoted'
import {SiteError} from '@lectern/shared/problems/site-problem'
import type {SiteContext} from '@lectern/types'

/**
 * Returns the absolute path of a module that an option specifies relative to the site root.
 *
 * @throws SiteError `pwa-file-missing`.
 */
export function resolveFromSite(
  file: string,
  option: string,
  {siteDir, configSource}: Pick<SiteContext, 'siteDir' | 'configSource'>
): string {
  const absolutePath = path.resolve(siteDir, file)
  if (readFileStats(absolutePath)) return absolutePath
  throw new SiteError({
    code: 'pwa-file-missing',
    message: `The file ${file} in the \`${option}\` option of the pwa plugin doesn't exist.`,
    position: findProperty(option, file, configSource),
    hint: `Create it in the site root, or fix \`${option}\`.`
  })
}
