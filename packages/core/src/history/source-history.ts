import fs from 'node:fs'
import path from 'node:path'
import type {SiteProblem, SourceChange, SourceChanges, SourceHistory} from '@lectern/types'
import {relativePath} from '@lectern/shared/files/relative-path'
import type {PathChange, PathChanges} from './git-log.js'
import {createShallowProblem, createUnavailableProblem} from './history-problems.js'
import {readPathChanges} from './read-path-changes.js'
import {findRepository, listSubmodules, type Repository} from './repository.js'
import {type ExtractedTree, extractTree} from './source-tree.js'

interface HistorySettings {
  /** Absolute path of the site root. */
  siteDir: string
  /** Absolute path of the cache folder. The history is cached in a subfolder. */
  cacheDir: string
}

/** A repository, with the dates of its files that have been read. */
interface KnownRepository {
  /** Absolute path of the repository root. */
  root: string
  changes: PathChanges
}

const UNKNOWN: SourceChanges = {find: () => undefined, problems: []}

/**
 * Creates an object that reads the Git history of source files. Folders are looked up once and
 * repositories read once, even if plugins request a folder several times, as in the development
 * server.
 */
export function createSourceHistory({siteDir, cacheDir}: HistorySettings): SourceHistory {
  // Git resolves symlinks in the paths it returns.
  const settings = {siteDir: fs.realpathSync(siteDir), cacheDir}
  const byFolder = new Map<string, Promise<SourceChanges>>()
  const changesByRoot = new Map<string, Promise<PathChanges | undefined>>()
  const trees = new Set<ExtractedTree>()
  const read = (repository: Repository): Promise<PathChanges | undefined> => {
    const known = changesByRoot.get(repository.root) ?? readPathChanges(repository, settings)
    changesByRoot.set(repository.root, known)
    return known
  }
  return {
    read(directory) {
      if (!fs.existsSync(directory)) return Promise.resolve(UNKNOWN)
      const tree = [...trees].find(({folder}) => isInFolder(directory, folder))
      const known =
        byFolder.get(directory) ??
        (tree ? readTreeChanges(tree, settings) : readFolder(directory, settings.siteDir, read))
      byFolder.set(directory, known)
      return known
    },
    async readTree(ref, paths) {
      const tree = await extractTree(ref, paths, {siteDir, cacheDir})
      if ('problem' in tree) return {problems: [tree.problem]}
      trees.add(tree)
      return {folder: tree.folder, problems: []}
    }
  }
}

/** Reads the history up to a commit, for files extracted from it. */
async function readTreeChanges(
  {folder, repository, commit}: ExtractedTree,
  {siteDir, cacheDir}: HistorySettings
): Promise<SourceChanges> {
  const {root, prefix, isShallow} = repository
  if (isShallow) return {...UNKNOWN, problems: [createShallowProblem(root, siteDir)]}
  const found = await readPathChanges({root, head: commit}, {siteDir, cacheDir, name: commit})
  if (!found) return UNKNOWN
  const known = [{root, changes: found}]
  return {
    find: (file) => findChange(path.join(root, prefix, path.relative(folder, file)), known),
    problems: []
  }
}

function isInFolder(directory: string, folder: string): boolean {
  return directory === folder || directory.startsWith(folder + path.sep)
}

type ReadRepository = (repository: Repository) => Promise<PathChanges | undefined>

async function readFolder(
  directory: string,
  siteDir: string,
  read: ReadRepository
): Promise<SourceChanges> {
  const repository = await findRepository(directory)
  if ('reason' in repository) {
    return {...UNKNOWN, problems: [createUnavailableProblem(directory, siteDir, repository.reason)]}
  }
  const {known, problems} = await readNested(repository, siteDir, read)
  return {find: (file) => findChange(file, known), problems}
}

/** Reads a repository and any submodules in the requested folder, innermost first. */
async function readNested(
  repository: Repository,
  siteDir: string,
  read: ReadRepository
): Promise<{known: KnownRepository[]; problems: SiteProblem[]}> {
  const {root, prefix, isShallow} = repository
  if (isShallow) return {known: [], problems: [createShallowProblem(root, siteDir)]}
  const [changes, inner] = await Promise.all([
    read(repository),
    Promise.all((await findSubmodules(root, prefix)).map((one) => readNested(one, siteDir, read)))
  ])
  return {
    known: [...inner.flatMap(({known}) => known), ...(changes ? [{root, changes}] : [])],
    problems: [
      ...(changes ? [] : [createUnavailableProblem(root, siteDir, "Git can't read its commits")]),
      ...inner.flatMap(({problems}) => problems)
    ]
  }
}

async function findSubmodules(root: string, prefix: string): Promise<Repository[]> {
  if (!fs.existsSync(path.join(root, '.gitmodules'))) return []
  const folders = (await listSubmodules(root)).filter((folder) => folder.startsWith(prefix))
  const checkedOut = folders
    .map((folder) => path.join(root, folder))
    .filter((folder) => fs.existsSync(path.join(folder, '.git')))
  const found = await Promise.all(checkedOut.map(findRepository))
  return found.flatMap((repository) => ('reason' in repository ? [] : [repository]))
}

function findChange(
  file: string,
  repositories: readonly KnownRepository[]
): SourceChange | undefined {
  // Symlinks are resolved in the root, but not necessarily in the file's path. Try the path as
  // written first, because resolving it requires disk access.
  const change =
    findPathChange(file, repositories) ?? findPathChange(resolveLinks(file), repositories)
  if (change === undefined || change.isDeletion) return undefined
  const {time, author, added, others} = change
  return {
    date: toDate(time),
    author,
    ...(others && {contributors: [author, ...others]}),
    ...(added !== undefined && {created: toDate(added)})
  }
}

/** @param time - Seconds since 1970. */
function toDate(time: number): string {
  return new Date(time * 1000).toISOString()
}

function findPathChange(
  file: string,
  repositories: readonly KnownRepository[]
): PathChange | undefined {
  for (const {root, changes} of repositories) {
    const change = changes.get(relativePath(root, file))
    if (change) return change
  }
  return undefined
}

function resolveLinks(file: string): string {
  return fs.existsSync(file) ? fs.realpathSync(file) : file
}
