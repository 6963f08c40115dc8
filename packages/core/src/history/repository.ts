import {runGitForOutput} from './run-git.js'

/** The Git repository that contains a folder. */
export interface Repository {
  /** Absolute path with symlinks resolved. */
  root: string
  /** Path of the folder relative to the root. It's empty or ends with a slash. */
  prefix: string
  /** Hash of the checked-out commit. */
  head: string
  /** Whether the repository is a shallow clone. */
  isShallow: boolean
}

/**
 * Finds the Git repository that contains a folder. Outside a repository, returns the reason as a
 * clause.
 */
export async function findRepository(directory: string): Promise<Repository | {reason: string}> {
  const flags = ['--show-toplevel', '--show-prefix', '--is-shallow-repository', 'HEAD']
  const {exitCode, output, message} = await runGitForOutput(['rev-parse', ...flags], directory)
  const [root = '', prefix = '', isShallow = '', head = ''] = output.split('\n')
  if (exitCode === 0) return {root, prefix, head, isShallow: isShallow === 'true'}
  if (exitCode === undefined) return {reason: "Git isn't installed"}
  if (isShallow !== '') return {reason: 'the Git repository has no commits'}
  if (message.includes('not a git repository')) return {reason: "it isn't in a Git repository"}
  const [firstLine = ''] = message.split('\n')
  return {reason: `${firstLine.replace(/^fatal: /, '')}`}
}

/**
 * Returns the folders of the submodules in `.gitmodules`, relative to the root and with forward
 * slashes.
 */
export async function listSubmodules(root: string): Promise<string[]> {
  const args = ['config', '-z', '--file', '.gitmodules', '--get-regexp', '^submodule\\..*\\.path$']
  const {output} = await runGitForOutput(args, root)
  // Each entry is a key, a line break and a value.
  const entries = output.split('\0').filter(Boolean)
  return entries.map((entry) => entry.slice(entry.indexOf('\n') + 1))
}
