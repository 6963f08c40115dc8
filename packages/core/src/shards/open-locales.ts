import type {SiteError} from '@lectern/shared/problems/site-problem'
import type {BuildEnvironment, BuildOptions} from '../build/build-options.js'
import {joinProblems} from '../build/join-problems.js'
import {openBuild} from '../build/load-locale.js'
import {type PreparedLocale, scanLocales} from '../build/scan-locales.js'
import {createCacheFolder} from '../cache/disk-errors.js'
import {isFolder} from '../config/find-config-file.js'
import {cacheFolder} from '../memory/cache-folders.js'

/** Loads and scans all locales of a site, as in a build. */
export async function openLocales(
  options: BuildOptions,
  environment: BuildEnvironment
): Promise<readonly PreparedLocale[]> {
  if (isFolder(options.siteDir)) createCacheFolder(cacheFolder(options.siteDir))
  const trust = {trustsCache: true}
  const opened = await openBuild(options, environment, trust)
  const isFatal = ({problems}: SiteError) => problems.some(({code}) => code === 'source-changed')
  const {locales, failures} = await scanLocales(opened, {options, trust, isFatal}, environment)
  if (failures.length > 0) throw joinProblems(failures)
  return locales
}
