import type {BuildEnvironment, BuildOptions} from '../build/build-options.js'
import {cacheFolder} from '../memory/cache-folders.js'
import {openLocales} from './open-locales.js'
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
  const locales = await openLocales(options, environment)
  const {sources} = identifySite(locales, options, environment)
  const plan = createShardPlan(measureCosts(locales), {sources, total})
  storePlan(cacheFolder(options.siteDir), plan)
  return plan
}
