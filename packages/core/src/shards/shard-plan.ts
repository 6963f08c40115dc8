import fs from 'node:fs'
import path from 'node:path'
import {hashValue} from '@lectern/shared/cache/content-hash'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {isRecord} from '@lectern/shared/text/unknown-record'
import type {SiteCosts} from './page-costs.js'
import {formatShard} from './shard-number.js'
import {type PageId, splitPages} from './split-pages.js'

/** A shard in a plan. Its pages are consecutive. */
export interface PlannedShard {
  /** Value of `--shard`, such as `2/8`. */
  shard: string
  index: number
  total: number
  /** Number of pages in the shard. */
  pages: number
  /** Share of the total cost, from 0 to 1. */
  share: number
  /** First page of the shard. Absent if the shard has no pages. */
  first?: PageId | undefined
  last?: PageId | undefined
}

/** Plan that assigns the pages of a site to shards. */
export interface ShardPlan {
  version: 1
  /** Hash of the site's sources. */
  sources: string
  basis: SiteCosts['basis']
  /** Number of pages in the site. */
  pages: number
  shards: readonly PlannedShard[]
}

/** Splits a site into shards with similar costs. */
export function createShardPlan(
  {pages, basis}: SiteCosts,
  {sources, total}: {sources: string; total: number}
): ShardPlan {
  const starts = splitPages(pages, total)
  const all = pages.reduce((sum, {cost}) => sum + cost, 0)
  const shards = starts.map((start, position): PlannedShard => {
    const own = pages.slice(start, starts[position + 1] ?? pages.length)
    const number = {index: position + 1, total}
    const cost = own.reduce((sum, page) => sum + page.cost, 0)
    return {
      shard: formatShard(number),
      ...number,
      pages: own.length,
      share: all === 0 ? 0 : Math.round((cost / all) * 10_000) / 10_000,
      ...(own.length > 0 && {first: own[0]?.page, last: own.at(-1)?.page})
    }
  })
  return {version: 1, sources, basis, pages: pages.length, shards}
}

/**
 * Hashes the shards of a plan. If two plans have the same hash, each shard has the same pages in
 * both.
 */
export function hashPlan({shards}: ShardPlan): string {
  return hashValue(shards.map(({pages}) => pages))
}

/** Returns the pages that belong to a shard. */
export function selectPages(
  pages: readonly PageId[],
  {shards}: ShardPlan,
  index: number
): readonly PageId[] {
  const counts = shards.map((shard) => shard.pages)
  const start = counts.slice(0, index - 1).reduce((sum, count) => sum + count, 0)
  return pages.slice(start, start + (counts[index - 1] ?? 0))
}

/** Returns the path of the latest plan for a number of shards in a cache folder. */
function planFile(cacheDir: string, total: number): string {
  return path.join(cacheDir, `shards-${total}.json`)
}

/** Stores a plan in the cache for shard builds on this machine. */
export function storePlan(cacheDir: string, plan: ShardPlan): void {
  fs.mkdirSync(cacheDir, {recursive: true})
  fs.writeFileSync(planFile(cacheDir, plan.shards.length), `${JSON.stringify(plan)}\n`)
}

/** Returns the stored plan for the sources, or `undefined` if there isn't one. */
export function findStoredPlan(
  cacheDir: string,
  {sources, total}: {sources: string; total: number}
): ShardPlan | undefined {
  try {
    const file = planFile(cacheDir, total)
    const plan: unknown = JSON.parse(fs.readFileSync(file, 'utf8'))
    return isPlan(plan) && isPlanFor(plan, {sources, total}) ? plan : undefined
  } catch {
    // The plan is missing or damaged, so a new one is based on the size of the sources.
    return undefined
  }
}

/**
 * Reads a plan from a file.
 *
 * @throws SiteError `shard-plan-invalid`.
 */
export function readPlan(file: string, expected: {sources: string; total: number}): ShardPlan {
  const plan = parsePlan(file)
  if (isPlanFor(plan, expected)) return plan
  throw new SiteError({
    code: 'shard-plan-invalid',
    message:
      plan.shards.length === expected.total
        ? `The plan ${file} was created for different sources.`
        : `The plan ${file} has ${plan.shards.length} shards, not ${expected.total}.`,
    hint: 'Create it from the same commit with `site plan --shards N --json`.'
  })
}

function parsePlan(file: string): ShardPlan {
  const problem = {
    code: 'shard-plan-invalid' as const,
    message: `The file ${file} isn't a plan, or can't be read.`,
    hint: 'Write the output of `site plan --shards N --json` to the file.'
  }
  try {
    const plan: unknown = JSON.parse(fs.readFileSync(file, 'utf8'))
    if (isPlan(plan)) return plan
  } catch (cause) {
    throw new SiteError(problem, {cause})
  }
  throw new SiteError(problem)
}

function isPlan(value: unknown): value is ShardPlan {
  if (!isRecord(value) || value.version !== 1 || typeof value.sources !== 'string') return false
  const {pages, shards} = value
  return Number.isInteger(pages) && Array.isArray(shards) && shards.every(isPlannedShard)
}

function isPlannedShard(value: unknown): boolean {
  return isRecord(value) && Number.isInteger(value.pages) && Number(value.pages) >= 0
}

function isPlanFor(plan: ShardPlan, {sources, total}: {sources: string; total: number}): boolean {
  const count = plan.shards.reduce((sum, {pages}) => sum + pages, 0)
  return plan.sources === sources && plan.shards.length === total && count === plan.pages
}
