import type {CacheIndex, IndexedFile, PackInfo} from './cache-index.js'
import {isRecordPath} from './cache-paths.js'
import type {LocalFile} from './list-local-files.js'

/** Changes to a remote cache. */
export interface PushPlan {
  /** Packs in the previous index that are still used. */
  packs: readonly PackInfo[]
  /** Files in the kept packs. `pack` is an index into `packs`. */
  kept: readonly IndexedFile[]
  /** Local files to pack, in packing order. */
  added: readonly HashedFile[]
}

/** A local file with its hash. */
export interface HashedFile extends LocalFile {
  hash: string
}

/** Maximum total size of records that aren't on this machine, e.g. from other branches. */
const FOREIGN_BYTES = 100_000_000

/**
 * Number of packs above which small ones are merged, so that restoring a cache takes few requests.
 */
const MAX_PACKS = 200

/**
 * Plans the next index of a cache. Files in the previous index aren't stored again. Records are
 * never replaced, so the first write wins. Packs that are mostly unused are repacked.
 *
 * @param local - Files on this machine.
 * @param lost - Indexes of the previous packs that can't be read.
 */
export function planPush(
  local: readonly HashedFile[],
  previous: Pick<CacheIndex, 'packs' | 'files'> | undefined,
  lost: ReadonlySet<number> = new Set()
): PushPlan {
  const {packs = [], files = []} = previous ?? {}
  const usable = files.filter(({pack}) => !lost.has(pack))
  const byPath = new Map(usable.map((file) => [file.path, file]))
  const byHash = new Map(usable.map((file) => [file.hash, file]))
  const reused = local.flatMap((file): IndexedFile[] => {
    const first = isRecordPath(file.path) ? byPath.get(file.path) : undefined
    const same = first ?? byHash.get(file.hash)
    return same ? [{...same, path: file.path}] : []
  })
  const kept = [...reused, ...listForeign(usable, local)]
  const dropped = findPoorPacks(packs, kept, new Set(local.map(({path}) => path)))
  const {numbers, packs: left} = renumber(packs, kept, dropped)
  const placed = kept.flatMap((file) => {
    const pack = numbers.get(file.pack)
    return pack === undefined ? [] : [{...file, pack}]
  })
  const stored = new Set(placed.map(({path}) => path))
  return {packs: left, kept: placed, added: local.filter(({path}) => !stored.has(path))}
}

/**
 * Returns files in the previous index that aren't on this machine but that other builds may need.
 */
function listForeign(files: readonly IndexedFile[], local: readonly LocalFile[]): IndexedFile[] {
  const paths = new Set(local.map(({path}) => path))
  const owners = new Set(local.map(({path}) => ownerOf(path)))
  const foreign = files.filter(({path}) => !paths.has(path))
  let total = 0
  // Later packs are newer.
  const records = foreign
    .filter(({path}) => isRecordPath(path))
    .sort((left, right) => right.pack - left.pack)
    .filter(({size}) => {
      total += size
      return total <= FOREIGN_BYTES
    })
  const state = foreign.filter(({path}) => !isRecordPath(path) && !owners.has(ownerOf(path)))
  return [...state, ...records]
}

/**
 * Returns the build that a file belongs to: its locale and, for output files, the ID of the output.
 */
function ownerOf(path: string): string {
  const locale = /^locales\/[^/]+\//.exec(path)?.[0] ?? ''
  const output = /^(?:originals-)?(?:output|build)-([\da-f]+)/.exec(path.slice(locale.length))?.[1]
  return locale + (output ?? '')
}

/** Finds packs to rewrite, because they're mostly unused, or small while there are many packs. */
function findPoorPacks(
  packs: readonly PackInfo[],
  kept: readonly IndexedFile[],
  local: ReadonlySet<string>
): Set<number> {
  const used = new Map<number, number>()
  const needed = new Set<number>()
  for (const {pack, size, path} of kept) {
    used.set(pack, (used.get(pack) ?? 0) + size)
    if (!local.has(path)) needed.add(pack)
  }
  const average = packs.reduce((sum, {rawSize}) => sum + rawSize, 0) / Math.max(1, packs.length)
  const hasMany = used.size > MAX_PACKS
  return new Set(
    [...used.keys()].filter((number) => {
      const {rawSize = 0} = packs[number] ?? {}
      const isPoor = (used.get(number) ?? 0) < rawSize / 2 || (hasMany && rawSize <= average)
      return isPoor && !needed.has(number)
    })
  )
}

function renumber(
  packs: readonly PackInfo[],
  kept: readonly IndexedFile[],
  dropped: ReadonlySet<number>
): {numbers: ReadonlyMap<number, number>; packs: PackInfo[]} {
  const used = new Set(kept.map(({pack}) => pack))
  const numbers = new Map<number, number>()
  const left = packs.filter((_, number) => used.has(number) && !dropped.has(number))
  for (const number of packs.keys())
    if (used.has(number) && !dropped.has(number)) numbers.set(number, numbers.size)
  return {numbers, packs: left}
}
