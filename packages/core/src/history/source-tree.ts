import {spawn} from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import type {SiteProblem} from '@lectern/types'
import {hashValue} from '@lectern/shared/cache/content-hash'
import {findPathIssue} from '@lectern/shared/files/output-path'
import {createRefProblem, createRefPathProblem} from './history-problems.js'
import {findRepository, type Repository} from './repository.js'
import {runGitForOutput} from './run-git.js'

/** Files of a commit, extracted to the cache. */
export interface ExtractedTree {
  /** Absolute folder of the files, which corresponds to the site root at that commit. */
  folder: string
  repository: Repository
  commit: string
}

interface TreeSettings {
  siteDir: string
  cacheDir: string
}

/**
 * Name of the file that marks a folder as complete. No Git repository can contain a file with this
 * name. Its modification time is the time of the folder's last use.
 */
export const COMPLETE = '.git'

/** Returns the absolute folder in the cache that contains all trees. */
export function treesFolder(cacheDir: string): string {
  return path.join(cacheDir, 'git')
}

/**
 * Extracts files of a commit from Git's objects to the cache, without checking it out. Commits
 * never change, so their files are only extracted once.
 *
 * @param ref - Tag, branch or commit.
 * @param paths - Files and folders relative to the site root. The first one has to exist.
 */
export async function extractTree(
  ref: string,
  paths: readonly string[],
  {siteDir, cacheDir}: TreeSettings
): Promise<ExtractedTree | {problem: SiteProblem}> {
  const repository = await findRepository(siteDir)
  if ('reason' in repository) return {problem: createRefProblem(ref, {reason: repository.reason})}
  const {root, prefix, isShallow} = repository
  const parsed = await runGitForOutput(
    ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`],
    root
  )
  const commit = parsed.output.trim()
  if (parsed.exitCode !== 0 || commit === '') return {problem: createRefProblem(ref, {isShallow})}
  const folder = path.join(treesFolder(cacheDir), hashValue([commit, prefix, paths]))
  const tree = {folder, repository, commit}
  const marker = path.join(folder, COMPLETE)
  if (fs.existsSync(marker)) {
    const now = new Date()
    fs.utimesSync(marker, now, now)
    return tree
  }
  const files = await listTree(
    root,
    commit,
    paths.map((file) => path.posix.join(prefix, file))
  )
  const [first = ''] = paths
  const needed = path.posix.join(prefix, first)
  if (!files.some(({file}) => file === needed || file.startsWith(`${needed}/`)))
    return {problem: createRefPathProblem(ref, first)}
  fs.rmSync(folder, {recursive: true, force: true})
  await writeBlobs(root, files, (file) => path.join(folder, file.slice(prefix.length)))
  fs.writeFileSync(marker, '')
  return tree
}

interface TreeFile {
  hash: string
  /** Path relative to the repository, with forward slashes. */
  file: string
}

/** Lists the files in a commit, without symlinks and submodules. */
async function listTree(root: string, commit: string, paths: string[]): Promise<TreeFile[]> {
  const args = ['ls-tree', '-r', '-z', '--full-tree', commit, '--', ...paths]
  const {output} = await runGitForOutput(['--literal-pathspecs', ...args], root)
  return output.split('\0').flatMap((line) => {
    const [, hash, file = ''] = /^100\d{3} blob ([\da-f]+)\t(.+)$/s.exec(line) ?? []
    return hash !== undefined && findPathIssue(file) === undefined ? [{hash, file}] : []
  })
}

/** Writes files from their Git blobs, all with one Git process. */
async function writeBlobs(
  root: string,
  files: readonly TreeFile[],
  targetOf: (file: string) => string
): Promise<void> {
  const git = spawn('git', ['cat-file', '--batch'], {cwd: root, stdio: ['pipe', 'pipe', 'ignore']})
  git.stdin.end(files.map(({hash}) => `${hash}\n`).join(''))
  const chunks: Buffer[] = []
  for await (const chunk of git.stdout as AsyncIterable<Buffer>) chunks.push(chunk)
  const output = Buffer.concat(chunks)
  let position = 0
  for (const {file} of files) {
    const end = output.indexOf('\n', position)
    const size = Number(output.toString('latin1', position, end).split(' ')[2])
    if (end < 0 || !Number.isInteger(size)) throw new Error(`Git can't read ${file}.`)
    const target = targetOf(file)
    fs.mkdirSync(path.dirname(target), {recursive: true})
    fs.writeFileSync(target, output.subarray(end + 1, end + 1 + size))
    position = end + 1 + size + 1
  }
}
