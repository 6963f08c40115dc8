import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {DeployGitError, openDeployGit, type DeployGit} from './deploy-git.js'
import type {DeployTarget} from './deploy-target.js'

/** The output to publish, and the target to publish it to. */
export interface Deployment {
  /** Absolute folder of the built site. */
  outDir: string
  target: DeployTarget
  message: string
  isDryRun: boolean
  env: Readonly<Record<string, string | undefined>>
}

/** Result of a deployment or a dry run. */
export interface DeployResult {
  /** Commit hash. Missing if the branch already has the same files. */
  commit?: string
  /** Reason why a dry run couldn't read the remote. All files then count as added. */
  unreachable?: string
  added: number
  changed: number
  removed: number
}

/**
 * Publishes a built site as a new commit on a branch, and keeps existing commits. Works in a
 * temporary repository, so that the source repository stays untouched.
 *
 * @throws SiteError `output-missing`, `deploy-failed`, `deploy-target-invalid`.
 */
export async function deploy(deployment: Deployment): Promise<DeployResult> {
  const {outDir, target, env, isDryRun} = deployment
  checkOutput(outDir)
  const gitDir = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-deploy-'))
  const git = openDeployGit({gitDir, workTree: outDir, target, env})
  try {
    await git.run('init', '--quiet')
    // No line ending conversion, so that files are published unchanged.
    fs.mkdirSync(path.join(gitDir, 'info'), {recursive: true})
    fs.writeFileSync(path.join(gitDir, 'info/attributes'), '* -text -filter -ident\n')
    const {parent, unreachable} = await readBranch(git, target, isDryRun)
    const tree = await writeTree(git, parent, target.folder)
    const counts = await countChanges(git, parent, tree)
    if (unreachable !== undefined) return {...counts, unreachable}
    if (parent && (await git.run('rev-parse', `${parent}^{tree}`)) === tree) return counts
    const commit = await git.run(
      'commit-tree',
      ...(parent ? ['-p', parent] : []),
      '-m',
      deployment.message,
      tree
    )
    const ref = `${commit}:refs/heads/${target.branch}`
    if (!isDryRun) await git.run('push', '--quiet', '--', target.remote, ref)
    return {...counts, commit}
  } finally {
    fs.rmSync(gitDir, {recursive: true, force: true})
  }
}

function checkOutput(outDir: string): void {
  if (
    fs.existsSync(path.join(outDir, 'index.html')) ||
    fs.existsSync(path.join(outDir, '404.html'))
  )
    return
  throw new SiteError({
    code: 'output-missing',
    message: `The folder ${outDir} has no built site.`,
    hint: 'Build the site first, or omit --skip-build.'
  })
}

/** Reads the last commit of the branch. A dry run continues if the remote is unreachable. */
async function readBranch(
  git: DeployGit,
  target: DeployTarget,
  isDryRun: boolean
): Promise<{parent?: string; unreachable?: string}> {
  try {
    return {parent: await fetchBranch(git, target)}
  } catch (error) {
    if (!isDryRun || !(error instanceof DeployGitError)) throw error
    return {unreachable: error.reason}
  }
}

/** @returns The last commit of the branch, or `undefined` if the branch doesn't exist yet. */
async function fetchBranch(
  git: DeployGit,
  {remote, branch}: DeployTarget
): Promise<string | undefined> {
  const ref = `refs/heads/${branch}`
  // Fails if the repository is unreachable, but not if the branch is missing.
  const found = await git.run('ls-remote', '--', remote, ref)
  if (found === '') return undefined
  await git.run('fetch', '--quiet', '--depth=1', '--no-tags', '--', remote, ref)
  return git.run('rev-parse', 'FETCH_HEAD')
}

/** Stores the output files, along with the branch's files outside the deployment folder. */
async function writeTree(
  git: DeployGit,
  parent: string | undefined,
  folder: string | undefined
): Promise<string> {
  await git.run('add', '--all', '--force', '.')
  const site = await git.run('write-tree')
  if (folder === undefined) return site
  await git.run('read-tree', ...(parent ? [parent] : ['--empty']))
  await git.run('rm', '-r', '--cached', '--quiet', '--force', '--ignore-unmatch', '--', folder)
  await git.run('read-tree', `--prefix=${folder}/`, site)
  return git.run('write-tree')
}

async function countChanges(
  git: DeployGit,
  parent: string | undefined,
  tree: string
): Promise<Omit<DeployResult, 'commit'>> {
  const list = parent
    ? await git.run('diff-tree', '-r', '--no-renames', '--name-status', parent, tree)
    : (await git.run('ls-tree', '-r', '--name-only', tree)).replace(/^/gm, 'A\t')
  const count = (letter: string) =>
    list.split('\n').filter((line) => line.startsWith(`${letter}\t`)).length
  return {added: count('A'), changed: count('M'), removed: count('D')}
}
