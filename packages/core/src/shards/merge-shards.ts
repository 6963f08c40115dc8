import {SiteError} from '@lectern/shared/problems/site-problem'
import {type AdoptResults, build} from '../build/build.js'
import type {BuildEnvironment, BuildOptions, BuildResult} from '../build/build-options.js'
import {guardDisk} from '../cache/disk-errors.js'
import {adoptRecords, adoptShards, listParts} from './adopt-shards.js'
import {findForeignShards, findOtherCode, findOtherPlans} from './check-shards.js'
import {findShards} from './find-shards.js'
import {identifySite} from './site-identity.js'

/** Options for merging shards. */
export interface MergeOptions extends BuildOptions {
  /** Absolute paths of folders that contain shards. */
  folders: readonly string[]
}

/**
 * Builds a site from shards. Adds their pages and content records to the cache, so that this build
 * doesn't have to compile or render them, and runs everything that requires the whole site. The
 * output is the same as from a build on one machine.
 *
 * @throws SiteError with every problem that fails the build, or if a shard is missing or doesn't
 *   match.
 */
export async function mergeShards(
  {folders, ...options}: MergeOptions,
  environment: BuildEnvironment
): Promise<BuildResult> {
  const shards = findShards(folders)
  const adopt: AdoptResults = async (locales, trust) => {
    const identity = identifySite(locales, options, environment)
    const foreign = findForeignShards(shards, identity)
    const problems = foreign.length > 0 ? foreign : findOtherPlans(shards)
    if (problems.length > 0) throw new SiteError(problems)
    return locales.map((locale) => {
      const {target} = locale.loaded
      const adopted = guardDisk(target.cacheDir, () => {
        adoptRecords(shards, locale.scanned.recordsDir)
        return adoptShards(locale, shards, trust)
      })
      return {
        ...adopted,
        check: (built) => {
          const found = findOtherCode(built, listParts(shards, target.name))
          if (found.length > 0) throw new SiteError(found)
        }
      }
    })
  }
  return build(options, environment, adopt)
}
