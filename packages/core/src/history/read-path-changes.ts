import path from 'node:path'
import {relativePath} from '@lectern/shared/files/relative-path'
import {hashValue} from '@lectern/shared/cache/content-hash'
import {readCheckedJson, writeCheckedJson} from '@lectern/shared/cache/checked-json'
import {
  createLogReader,
  joinChanges,
  LOG_ARGUMENTS,
  type PathChange,
  type PathChanges
} from './git-log.js'
import type {Repository} from './repository.js'
import {runGitForOutput, runGit} from './run-git.js'

/**
 * Changes as stored in the cache. Authors are stored as indexes, which are negative for deletions.
 */
interface StoredChanges {
  /** Hash of the last commit that was read. */
  head: string
  authors: readonly string[]
  changes: readonly StoredChange[]
}

/** A stored change. `added` is 0 if the time is unknown but there are other authors. */
type StoredChange = readonly [
  file: string,
  time: number,
  author: number,
  added?: number,
  others?: readonly number[]
]

interface ReadSettings {
  /** Absolute path of the site root. */
  siteDir: string
  /** Absolute path of the cache folder. */
  cacheDir: string
  /** Name of the history in the cache. Missing for the history of the checked-out commit. */
  name?: string
}

/**
 * Reads the history of a repository, starting after the last read. Git runs once for all files, or
 * never if there are no new commits.
 *
 * @returns `undefined` if Git fails.
 */
export async function readPathChanges(
  {root, head}: Pick<Repository, 'root' | 'head'>,
  {siteDir, cacheDir, name}: ReadSettings
): Promise<PathChanges | undefined> {
  const key = hashValue([
    'touches',
    3,
    relativePath(siteDir, root),
    ...(name === undefined ? [] : [name])
  ])
  const file = path.join(cacheDir, 'history', `${key}.json`)
  const stored = readCheckedJson<StoredChanges>(file)
  if (stored?.head === head) return restore(stored)
  const changes =
    (stored && (await readAddition(root, stored, head))) ?? (await readAll(root, head))
  if (changes) writeCheckedJson(file, pack(changes, head))
  return changes
}

async function readAll(root: string, head: string): Promise<PathChanges | undefined> {
  return (await readLog(root, head))?.changes
}

/**
 * Adds new commits to the stored history. Returns `undefined` if the stored commit isn't an
 * ancestor of the current one.
 */
async function readAddition(
  root: string,
  stored: StoredChanges,
  head: string
): Promise<PathChanges | undefined> {
  const {exitCode} = await runGitForOutput(['merge-base', '--is-ancestor', stored.head, head], root)
  if (exitCode !== 0) return undefined
  const added = await readLog(root, `${stored.head}..${head}`)
  return added && joinPathChanges(restore(stored), added)
}

async function readLog(root: string, range: string) {
  const reader = createLogReader()
  const {exitCode} = await runGit([...LOG_ARGUMENTS, range, '--'], root, {receive: reader.receive})
  return exitCode === 0 ? reader.end() : undefined
}

/**
 * Merges new changes into the known ones. Returns `undefined` if reading all commits could give a
 * different result: if two branches have commits in the same second, their order depends on the
 * log.
 */
export function joinPathChanges(
  before: PathChanges,
  {changes: added, isLinear}: {changes: PathChanges; isLinear: boolean}
): PathChanges | undefined {
  const joined = new Map(before)
  for (const [file, change] of added) {
    const known = before.get(file)
    if (known?.time === change.time && !isLinear) return undefined
    if (known === undefined) joined.set(file, change)
    else
      joined.set(
        file,
        change.time >= known.time ? joinChanges(change, known) : joinChanges(known, change)
      )
  }
  return joined
}

function pack(changes: PathChanges, head: string): StoredChanges {
  const indexes = new Map<string, number>()
  const indexOf = (author: string) => {
    const index = indexes.get(author) ?? indexes.size
    indexes.set(author, index)
    return index
  }
  const packed = [...changes].map(([file, change]): StoredChange => {
    const {time, author, isDeletion, added, others} = change
    const indexed = isDeletion ? -1 - indexOf(author) : indexOf(author)
    if (others) return [file, time, indexed, added ?? 0, others.map(indexOf)]
    return added === undefined ? [file, time, indexed] : [file, time, indexed, added]
  })
  return {head, authors: [...indexes.keys()], changes: packed}
}

function restore({authors, changes}: StoredChanges): PathChanges {
  const nameOf = (index: number) => authors[index] ?? ''
  return new Map(
    changes.map(([file, time, index, added, others]): [string, PathChange] => {
      const isDeletion = index < 0
      const author = nameOf(isDeletion ? -1 - index : index)
      const change = {time, author, isDeletion, ...(added && {added})}
      return [file, others ? {...change, others: others.map(nameOf)} : change]
    })
  )
}
