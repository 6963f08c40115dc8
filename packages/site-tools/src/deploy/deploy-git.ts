import {SiteError} from '@lectern/shared/problems/site-problem'
import {runGitForOutput} from '@lectern/core/history/run-git'
import type {SiteProblem} from '@lectern/types'
import {type DeployTarget, describeRemote, hideUser} from './deploy-target.js'

/** Runs Git for one deployment. */
export interface DeployGit {
  /** Returns the output of a Git command. Throws `deploy-failed`. */
  run(...args: string[]): Promise<string>
  /** Returns the exit code and output of a Git command that may fail. */
  query(...args: string[]): Promise<{exitCode?: number; output: string; message: string}>
}

/** Thrown if a Git command fails. */
export class DeployGitError extends SiteError {
  /** The line in Git's output that contains the reason. */
  readonly reason: string

  constructor(reason: string, problem: SiteProblem) {
    super(problem)
    this.reason = reason
  }
}

interface GitFolders {
  /** Absolute path of the deployment's temporary repository. */
  gitDir: string
  /** Absolute folder of the files to add. */
  workTree: string
  target: DeployTarget
  env: Readonly<Record<string, string | undefined>>
}

/** Runs Git in a separate repository, so that the source repository stays untouched. */
export function openDeployGit({gitDir, workTree, target, env}: GitFolders): DeployGit {
  const folders = [`--git-dir=${gitDir}`, `--work-tree=${workTree}`]
  const own = {...createIdentity(env), ...createSecret(target), ...(env.CI ? NO_PROMPT : {})}
  const query: DeployGit['query'] = async (...args) => {
    const {output, message, exitCode} = await runGitForOutput([...folders, ...args], workTree, own)
    return {exitCode, output: output.trim(), message: hideSecret(message, target)}
  }
  return {
    query,
    run: async (...args) => {
      const {exitCode, output, message} = await query(...args)
      if (exitCode === 0) return output
      throw createFailure(args[0] ?? '', message, target)
    }
  }
}

/** Disables password prompts, which would wait forever in CI. */
const NO_PROMPT = Object.freeze({GIT_TERMINAL_PROMPT: '0'})

function createIdentity(env: GitFolders['env']): Record<string, string> {
  const {GIT_USER_NAME: name, GIT_USER_EMAIL: email} = env
  return {
    ...(name ? {GIT_AUTHOR_NAME: name, GIT_COMMITTER_NAME: name} : {}),
    ...(email ? {GIT_AUTHOR_EMAIL: email, GIT_COMMITTER_EMAIL: email} : {})
  }
}

/**
 * Passes credentials in environment variables, because other users can read the arguments of a
 * process.
 */
function createSecret({credentials}: DeployTarget): Record<string, string> {
  if (!credentials) return {}
  return {
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: 'http.extraHeader',
    GIT_CONFIG_VALUE_0: `Authorization: Basic ${encodeCredentials(credentials)}`
  }
}

function encodeCredentials({user, password}: {user: string; password: string}): string {
  return Buffer.from(`${user}:${password}`).toString('base64')
}

function hideSecret(text: string, {remote, credentials}: DeployTarget): string {
  const shown = hideUser(text, remote)
  if (!credentials?.password) return shown
  const {password} = credentials
  return [password, encodeURIComponent(password), encodeCredentials(credentials)].reduce(
    (hidden, secret) => hidden.replaceAll(secret, '…'),
    shown
  )
}

function createFailure(
  command: string,
  message: string,
  {remote, branch}: DeployTarget
): DeployGitError {
  const reason = message.split('\n').find((line) => /fatal|error|denied/i.test(line)) ?? message
  return new DeployGitError(reason.trim(), {
    code: 'deploy-failed',
    message: `Deployment to branch \`${branch}\` of ${describeRemote(remote)} failed: git ${command}: ${reason.trim()}`,
    hint: hintFor(message)
  })
}

function hintFor(message: string): string {
  if (/\[rejected\]|non-fast-forward|fetch first/.test(message))
    return 'The branch was updated by someone else. Run the command again.'
  if (/tell me who you are|ident/.test(message))
    return 'Set the author of the commit, e.g. `GIT_USER_NAME=Ada GIT_USER_EMAIL=ada@example.com`.'
  return 'Check that the repository exists and that you have write access: set `USE_SSH=true` to use an SSH key, or `GIT_USER` and `GIT_PASS` to use a token.'
}
