import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {type DeployGit, openDeployGit} from '../deploy/deploy-git.js'
import {type DeployTarget, describeRemote} from '../deploy/deploy-target.js'
import type {DeployStore} from './deploy-store.js'
import {createFolderStore, makeFolder} from './folder-store.js'

/**
 * Deploys to a branch. Changes files in a temporary folder and pushes them as one commit, so that
 * readers never see a partial deployment.
 */
export async function openGitStore(
  target: DeployTarget,
  env: Readonly<Record<string, string | undefined>>
): Promise<DeployStore> {
  const work = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-branch-'))
  const gitDir = path.join(work, 'git')
  const workTree = path.join(work, 'files')
  const close = () => fs.rmSync(work, {recursive: true, force: true})
  fs.mkdirSync(workTree, {recursive: true})
  const git = openDeployGit({gitDir, workTree, target, env})
  try {
    const parent = await checkOut(git, gitDir, target)
    const folder = path.join(workTree, target.folder ?? '')
    makeFolder(folder, workTree)
    return {
      ...createFolderStore(folder),
      title: `branch ${target.branch} of ${describeRemote(target.remote)}`,
      finish: async (message) => push(git, target, {parent, message}),
      close
    }
  } catch (error) {
    close()
    throw error
  }
}

/** Fetches the branch and writes its files. Returns its last commit, if it exists. */
async function checkOut(
  git: DeployGit,
  gitDir: string,
  {remote, branch}: DeployTarget
): Promise<string | undefined> {
  const ref = `refs/heads/${branch}`
  await git.run('init', '--quiet')
  // Links become text files, because files written through them would end up outside the branch.
  await git.run('config', 'core.symlinks', 'false')
  // No line ending conversion, so that files are published unchanged.
  fs.mkdirSync(path.join(gitDir, 'info'), {recursive: true})
  fs.writeFileSync(path.join(gitDir, 'info/attributes'), '* -text -filter -ident\n')
  if ((await git.run('ls-remote', '--', remote, ref)) === '') return undefined
  await git.run('fetch', '--quiet', '--depth=1', '--no-tags', '--', remote, ref)
  const commit = await git.run('rev-parse', 'FETCH_HEAD')
  await git.run('read-tree', commit)
  await git.run('checkout-index', '--all', '--force')
  return commit
}

async function push(
  git: DeployGit,
  {remote, branch}: DeployTarget,
  {parent, message}: {parent: string | undefined; message: string}
): Promise<void> {
  await git.run('add', '--all', '--force', '.')
  const tree = await git.run('write-tree')
  const parents = parent ? ['-p', parent] : []
  const commit = await git.run('commit-tree', ...parents, '-m', message, tree)
  await git.run('push', '--quiet', '--', remote, `${commit}:refs/heads/${branch}`)
}
