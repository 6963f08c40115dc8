import type {BuildEnvironment, BuildOptions} from '../build/build-options.js'
import {cacheFolder} from '../memory/cache-folders.js'
import {openLanguages} from './open-languages.js'
import {measureCosts} from './page-costs.js'
import {createShardPlan, type ShardPlan, storePlan} from './shard-plan.js'
import {identifySite} from './site-identity.js'

/**
 * Splits a site into shards with similar costs, and stores the plan in the cache for shard builds
 * on this machine.
 */
export async function planShards(
  {total, ...options}: BuildOptions & {total: number},
  environment: BuildEnvironment
): Promise<ShardPlan> {
  const languages = await openLanguages(options, environment)
  const {sources} = identifySite(languages, options, environment)
  const plan = createShardPlan(measureCosts(languages), {sources, total})
  storePlan(cacheFolder(options.siteDir), plan)
  return plan
}
