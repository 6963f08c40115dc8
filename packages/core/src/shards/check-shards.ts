import type {SiteProblem} from '@lectern/types'
import type {PlannedBuild} from '../build/build-stages.js'
import {hashLiveContents} from './bundle-sources.js'
import type {LocalePart} from './adopt-shards.js'
import {hashCode} from './render-shard.js'
import type {StoredShard} from './shard-files.js'
import {formatShard} from './shard-number.js'
import type {SiteIdentity} from './site-identity.js'

/** Description and hint for each input that can differ between shards. */
const INPUTS: Readonly<Record<keyof SiteIdentity, {what: string; hint: string}>> = {
  generator: {
    what: 'a different version of Lectern or Node.js packages',
    hint: 'Install the same packages on all machines, e.g. with `npm ci`.'
  },
  config: {
    what: 'a different configuration',
    hint: 'Use the same commit, options and environment variables for all shards and for `site merge`.'
  },
  sources: {
    what: 'different sources',
    hint: 'Build all shards from the same commit.'
  }
}

const NAMES = ['generator', 'config', 'sources'] as const

/** Reports shards that were built from different inputs than the site (`shard-foreign`). */
export function findForeignShards(
  shards: readonly StoredShard[],
  identity: SiteIdentity
): SiteProblem[] {
  return shards.flatMap((shard) => {
    const differing = NAMES.filter((name) => shard.index[name] !== identity[name])
    const [first] = differing
    if (first === undefined) return []
    const what = differing.map((name) => INPUTS[name].what).join(' and ')
    return createProblem(shard, `was built with ${what}`, INPUTS[first].hint)
  })
}

/** Reports shards with a different plan than the first one (`shard-foreign`). */
export function findOtherPlans(shards: readonly StoredShard[]): SiteProblem[] {
  const [first] = shards
  return shards
    .filter((shard) => first && shard.index.plan !== first.index.plan)
    .map((shard) =>
      createProblem(
        shard,
        `has a different plan than shard ${first ? formatShard(first.index) : ''}`,
        'Write `site plan --shards N --json` to a file, and build all shards with `--plan FILE`.'
      )
    )
}

/**
 * Reports shards with different code than the site, such as components, styles or packages
 * (`shard-foreign`). If only the estimate of live content was different, pages are rendered again.
 */
export function findOtherCode(built: PlannedBuild, parts: readonly LocalePart[]): SiteProblem[] {
  const code = hashCode(built.bundled)
  const live = hashLiveContents(built.compiled)
  return parts
    .filter(({part}) => part.code !== code && part.live === live)
    .map(({shard}) =>
      createProblem(
        shard,
        'was built with different components, styles or packages',
        'Use the same commit and the same packages for all shards and for `site merge`.'
      )
    )
}

function createProblem({folder, index}: StoredShard, issue: string, hint: string): SiteProblem {
  return {
    code: 'shard-foreign',
    message: `Shard ${formatShard(index)} in ${folder} ${issue}.`,
    hint
  }
}
