import fs from 'node:fs'
import type {SiteError} from '@lectern/shared/problems/site-problem'
import type {BuildEnvironment, BuildOptions} from '../build/build-options.js'
import {joinProblems} from '../build/join-problems.js'
import {openBuild, openLocale, type OpenedBuild} from '../build/load-locale.js'
import {type ScannedLanguage, scanLanguages} from '../build/scan-languages.js'
import {createCacheFolder} from '../cache/disk-errors.js'
import {cacheFolder} from '../memory/cache-folders.js'

/** Loads and scans all languages of a site, as in a build. */
export async function openLanguages(
  options: BuildOptions,
  environment: BuildEnvironment
): Promise<readonly ScannedLanguage[]> {
  if (fs.existsSync(options.siteDir)) createCacheFolder(cacheFolder(options.siteDir))
  const trust = {trustsCache: true}
  const {targets, others, loaded}: OpenedBuild = await openBuild(options, environment, trust)
  const {languages, failures} = await scanLanguages(
    {
      targets,
      others,
      isFatal: (error: SiteError) => error.problems.some(({code}) => code === 'source-changed'),
      load: async (target, earlier) =>
        target === loaded.target
          ? loaded
          : openLocale(target, {options, environment, trust, earlier, history: loaded.history})
    },
    environment
  )
  if (failures.length > 0) throw joinProblems(failures)
  return languages
}
