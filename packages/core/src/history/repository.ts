import {askGit} from './run-git.js'

/** A clone that contains a folder. */
export interface Repository {
  /** Absolute, links resolved. */
  root: string
  /** The folder from the root: empty, or with a slash at its end. */
  prefix: string
  /** Hash of the commit that is checked out. */
  head: string
  /** Whether it was cloned without its past. */
  isShallow: boolean
}

/** Finds the clone that holds a folder; without one, a clause says why. */
export async function findRepository(directory: string): Promise<Repository | {reason: string}> {
  const questions = ['--show-toplevel', '--show-prefix', '--is-shallow-repository', 'HEAD']
  const {exitCode, output, message} = await askGit(['rev-parse', ...questions], directory)
  const [root = '', prefix = '', isShallow = '', head = ''] = output.split('\n')
  if (exitCode === 0) return {root, prefix, head, isShallow: isShallow === 'true'}
  if (exitCode === undefined) return {reason: "Git isn't installed"}
  if (isShallow !== '') return {reason: 'the Git repository has no commits'}
  if (message.includes('not a git repository')) return {reason: "it isn't in a Git repository"}
  const [firstLine = ''] = message.split('\n')
  return {reason: `${firstLine.replace(/^fatal: /, '')}`}
}

/** Folders of the repositories inside of a repository, as `.gitmodules` names them: posix, from its root. */
export async function listSubmodules(root: string): Promise<string[]> {
  const question = [
    'config',
    '-z',
    '--file',
    '.gitmodules',
    '--get-regexp',
    '^submodule\\..*\\.path$'
  ]
  const {output} = await askGit(question, root)
  // Each entry is its key, a line break and its value.
  const entries = output.split('\0').filter(Boolean)
  return entries.map((entry) => entry.slice(entry.indexOf('\n') + 1))
}
