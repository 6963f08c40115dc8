import fs from 'node:fs'
import path from 'node:path'
import type {SiteProblem, SummaryLine} from '@lectern/types'
import type {BuildEnvironment, BuildOptions} from '../build/build-options.js'
import type {PreparedLocale} from '../build/scan-locales.js'
import {withBuildLock} from '../cache/build-lock.js'
import {createCacheFolder, guardDiskWhile} from '../cache/disk-errors.js'
import {isFolder} from '../config/find-config-file.js'
import {cacheFolder} from '../memory/cache-folders.js'
import {openLocales} from './open-locales.js'
import {estimateCosts} from './page-costs.js'
import {renderShard, type RenderedShard} from './render-shard.js'
import {shardFolder, writeShardIndex} from './shard-files.js'
import type {ShardNumber} from './shard-number.js'
import {createShardPlan, findStoredPlan, hashPlan, readPlan, selectPages} from './shard-plan.js'
import {identifySite} from './site-identity.js'

/** Options for building a shard. */
export interface ShardOptions extends BuildOptions {
  shard: ShardNumber
  /** Absolute folder in which the shard is stored. */
  shardDir: string
  /**
   * Absolute path of the plan. Defaults to the plan in the cache, or to one based on the size of
   * the sources.
   */
  planFile?: string | undefined
}

/** Result of building a shard. */
export interface ShardResult {
  /** Absolute path of the shard. */
  folder: string
  /** Number of pages in the shard. */
  pages: number
  /** Number of pages in the site. */
  sitePages: number
  /** Number of compiled sources that weren't in the cache. */
  compiled: number
  warnings: readonly SiteProblem[]
  /** Line about the remote cache, if the site has one. */
  remote?: SummaryLine | undefined
}

/**
 * Builds a part of a site. Compiles and renders its pages, and writes them to a subfolder of the
 * shard folder. An interrupted build leaves no shard.
 *
 * @throws SiteError with all problems of the pages.
 */
export async function buildShard(
  options: ShardOptions,
  environment: BuildEnvironment
): Promise<ShardResult> {
  const onWait = (pid: number) =>
    environment.progress.note(`Waiting for another build of this site to finish (process ${pid}).`)
  const cacheDir = cacheFolder(options.siteDir)
  if (!isFolder(options.siteDir)) return buildOnce(options, environment)
  createCacheFolder(cacheDir)
  return withBuildLock(cacheDir, onWait, () => buildOnce(options, environment))
}

async function buildOnce(
  options: ShardOptions,
  environment: BuildEnvironment
): Promise<ShardResult> {
  const {shard, shardDir} = options
  const locales = await openLocales(options, environment)
  const identity = identifySite(locales, options, environment)
  const plan = choosePlan(locales, identity, options)
  const all = estimateCosts(locales).pages.map(({page}) => page)
  const own = selectPages(all, plan, shard.index)
  const folder = shardFolder(shardDir, shard)
  const nextDir = path.join(shardDir, `.${path.basename(folder)}.next`)
  return guardDiskWhile(shardDir, async () => {
    fs.rmSync(nextDir, {recursive: true, force: true})
    fs.mkdirSync(nextDir, {recursive: true})
    const rendered: RenderedShard[] = []
    for (const locale of locales) {
      const {name} = locale.loaded.target
      const paths = new Set(own.flatMap(({locale, path}) => (locale === name ? [path] : [])))
      if (paths.size === 0) continue
      const {minify} = options
      rendered.push(await renderShard({locale, paths, folder: nextDir, minify}, environment))
    }
    writeShardIndex(nextDir, {
      ...{version: 1, ...shard, ...identity, plan: hashPlan(plan)},
      locales: rendered.map(({locale}) => locale)
    })
    fs.rmSync(folder, {recursive: true, force: true})
    fs.renameSync(nextDir, folder)
    // Other shards can use the records and bundles. The merge stores the complete output.
    const remote = await environment.remote?.push([])
    return {
      folder,
      pages: own.length,
      sitePages: all.length,
      compiled: rendered.reduce((sum, {compiled}) => sum + compiled, 0),
      warnings: rendered.flatMap(({warnings}) => warnings),
      remote
    }
  })
}

function choosePlan(
  locales: readonly PreparedLocale[],
  {sources}: {sources: string},
  {siteDir, shard: {total}, planFile}: ShardOptions
) {
  const expected = {sources, total}
  if (planFile !== undefined) return readPlan(planFile, expected)
  return (
    findStoredPlan(cacheFolder(siteDir), expected) ??
    createShardPlan(estimateCosts(locales), expected)
  )
}
