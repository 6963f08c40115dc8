import fs from 'node:fs'
import path from 'node:path'
import type {SiteProblem} from '@lectern/types'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {isShard, readShardIndex, type StoredShard} from './shard-files.js'
import {formatShard} from './shard-number.js'

/** Maximum depth of shards in a folder. CI services put each artifact into a separate folder. */
const DEPTH = 2

/**
 * Finds the shards in folders.
 *
 * @param folders - Absolute paths. Each is a shard or contains shards.
 * @returns All shards, sorted by number. There's exactly one for each number.
 * @throws SiteError `shard-missing`, `shard-duplicate`, `shard-foreign`, `shard-damaged`.
 */
export function findShards(folders: readonly string[]): readonly StoredShard[] {
  const found = [...new Set(folders.flatMap((folder) => listShards(folder, DEPTH)))]
  if (found.length === 0) throw new SiteError(createEmptyProblem(folders))
  const shards = found.map(readShard)
  const [first] = shards
  const total = first?.index.total ?? 0
  const problems = [
    ...shards
      .filter((shard) => shard.index.total !== total)
      .map((shard) => describeTotal(shard, total)),
    ...findDuplicates(shards)
  ]
  if (problems.length > 0) throw new SiteError(problems)
  const missing = findMissing(shards, total)
  if (missing.length > 0) throw new SiteError(missing)
  return shards.toSorted((left, right) => left.index.index - right.index.index)
}

/** Lists the folders of shards. Resolves symlinks, so that each folder is only listed once. */
function listShards(folder: string, depth: number): string[] {
  if (!fs.statSync(folder, {throwIfNoEntry: false})?.isDirectory()) return []
  if (isShard(folder)) return [fs.realpathSync(folder)]
  if (depth === 0) return []
  return fs
    .readdirSync(folder)
    .sort()
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) => listShards(path.join(folder, name), depth - 1))
}

function readShard(folder: string): StoredShard {
  const index = readShardIndex(folder)
  if (index) return {folder, index}
  throw new SiteError({
    code: 'shard-damaged',
    message: `The shard in ${folder} is incomplete, damaged or from a different release.`,
    hint: 'Build the shard again, and copy its complete folder.'
  })
}

function createEmptyProblem(folders: readonly string[]): SiteProblem {
  return {
    code: 'shard-missing',
    message: `There's no shard in ${folders.join(', ')}.`,
    hint: 'Build all shards with `site build --shard i/N --shard-dir DIR`, and check the paths of their folders.'
  }
}

function describeTotal({folder, index}: StoredShard, total: number): SiteProblem {
  return {
    code: 'shard-foreign',
    message: `Shard ${formatShard(index)} in ${folder} belongs to a build with ${index.total} shards, not ${total}.`,
    hint: 'Remove the shards of other builds.'
  }
}

function findDuplicates(shards: readonly StoredShard[]): SiteProblem[] {
  return shards.flatMap(({folder, index}, position) => {
    const other = shards.slice(0, position).find((shard) => shard.index.index === index.index)
    if (!other) return []
    return {
      code: 'shard-duplicate' as const,
      message: `Shard ${formatShard(index)} occurs twice: in ${other.folder} and ${folder}.`,
      hint: 'Remove one of the folders.'
    }
  })
}

function findMissing(shards: readonly StoredShard[], total: number): SiteProblem[] {
  const known = new Set(shards.map(({index}) => index.index))
  const missing = Array.from({length: total}, (_, position) => position + 1)
    .filter((index) => !known.has(index))
    .map((index) => formatShard({index, total}))
  if (missing.length === 0) return []
  const [first = ''] = missing
  return [
    {
      code: 'shard-missing',
      message:
        missing.length === 1
          ? `Shard ${first} is missing.`
          : `${missing.length} of ${total} shards are missing: ${missing.slice(0, 20).join(', ')}${missing.length > 20 ? ', …' : ''}.`,
      hint: `Build it with \`site build --shard ${first} --shard-dir DIR\`, and add its folder to \`--from\`.`
    }
  ]
}
