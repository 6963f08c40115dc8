import path from 'node:path'
import {findPathIssue} from '@lectern/shared/files/output-path'
import {SiteError} from '@lectern/shared/problems/site-problem'
import type {SiteConfig} from '@lectern/types'
import {decodeUrlPart} from '@lectern/shared/url/decode-url'

/** Target of a deployment. */
export interface DeployTarget {
  /** URL or path for Git, without a password. Can have a token as its username. */
  remote: string
  branch: string
  /** Folder in the branch, with forward slashes. By default, the site is the whole branch. */
  folder?: string
  /** Credentials for Git, which never appear in messages or arguments. */
  credentials?: {user: string; password: string}
}

/** Settings that determine the deployment target, named as in Docusaurus. */
export interface TargetSources {
  siteConfig: Pick<
    SiteConfig,
    'organizationName' | 'projectName' | 'deploymentBranch' | 'githubHost' | 'githubPort'
  >
  env: Readonly<Record<string, string | undefined>>
  flags: {remote?: string; branch?: string; targetDir?: string}
  /** URL of the source repository's `origin` remote. */
  origin?: string
  /** Absolute site root. Relative paths to a repository start there, because Git runs elsewhere. */
  siteDir: string
}

/**
 * Determines the deployment target from `--remote`, the GitHub repository in the configuration or
 * environment, or the source repository.
 *
 * @throws SiteError `deploy-target-missing`, `deploy-branch-missing`, `deploy-target-invalid`.
 */
export function findDeployTarget(sources: TargetSources): DeployTarget {
  const {env, origin, flags} = sources
  const own = resolveLocal(sources) ?? createGithubUrl(sources) ?? origin
  if (own === undefined) throw missingTarget()
  const {remote, user, password} = splitPassword(own)
  if (remote.startsWith('-') || /[\s\0]/.test(remote))
    throw invalid('remote', describeRemote(remote))
  const secret = env.GIT_PASS ?? password
  const name = user ?? env.GIT_USER ?? 'git'
  const folder = checkFolder(flags.targetDir)
  return {
    remote,
    branch: findBranch(sources),
    ...(folder !== undefined && {folder}),
    ...(secret !== undefined && /^https?:/.test(remote)
      ? {credentials: {user: name, password: secret}}
      : {})
  }
}

function resolveLocal({flags: {remote}, siteDir}: TargetSources): string | undefined {
  const isRelative = remote !== undefined && /^\.{1,2}[/\\]/.test(remote)
  return isRelative ? path.resolve(siteDir, remote) : remote
}

function createGithubUrl({siteConfig, env, origin}: TargetSources): string | undefined {
  const organization = env.ORGANIZATION_NAME ?? siteConfig.organizationName
  const project = env.PROJECT_NAME ?? siteConfig.projectName
  if (!organization || !project) return undefined
  const host = env.GITHUB_HOST ?? siteConfig.githubHost ?? 'github.com'
  const port = env.GITHUB_PORT ?? siteConfig.githubPort
  const repository = `${organization}/${project}.git`
  if (usesSsh(env, origin))
    return port ? `ssh://git@${host}:${port}/${repository}` : `git@${host}:${repository}`
  const user = env.GIT_USER ? `${encodeURIComponent(env.GIT_USER)}@` : ''
  return `https://${user}${host}${port ? `:${port}` : ''}/${repository}`
}

/** Returns whether to use SSH, based on the environment or the source repository's remote. */
function usesSsh(env: TargetSources['env'], origin: string | undefined): boolean {
  if (env.USE_SSH !== undefined) return env.USE_SSH.toLowerCase() === 'true'
  return origin !== undefined && /^(?:ssh:\/\/|[\w.-]+@[\w.-]+:)/.test(origin)
}

/** Removes the credentials from a URL, so that they're never printed. */
function splitPassword(remote: string): {remote: string; user?: string; password?: string} {
  if (!/^https?:/.test(remote) || !URL.canParse(remote)) return {remote}
  const url = new URL(remote)
  if (!url.password) return {remote, user: decodeUrlPart(url.username) || undefined}
  const [user, password] = [decodeUrlPart(url.username), decodeUrlPart(url.password)]
  url.password = ''
  return {remote: url.href, user, password}
}

/** Returns a remote for messages, without its username, which can be a token. */
export function describeRemote(remote: string): string {
  return hideUser(remote, remote)
}

/** Removes the username of a remote from the URLs in a text. */
export function hideUser(text: string, remote: string): string {
  const [, user] = /^https?:(\/\/[^/?#]*@)/i.exec(remote) ?? []
  return user === undefined ? text : text.replaceAll(user, '//')
}

function findBranch({siteConfig, env, flags}: TargetSources): string {
  const project = env.PROJECT_NAME ?? siteConfig.projectName ?? ''
  const branch = flags.branch ?? env.DEPLOYMENT_BRANCH ?? siteConfig.deploymentBranch
  if (branch === undefined && /\.github\.io$/i.test(project)) throw missingBranch(project)
  return checkBranch(branch ?? 'gh-pages')
}

/**
 * Validates a branch name like git-check-ref-format, because Git could read an invalid name as an
 * option or a range.
 */
function checkBranch(branch: string): string {
  const isInvalid =
    !/^[\w.][\w./+-]*$/.test(branch) || /\.\.|\/\/|\.lock(?:\/|$)|[./]$|(?:^|\/)\./.test(branch)
  if (isInvalid) throw invalid('branch', branch)
  return branch
}

/** Rejects `.git` folders in any case, because some file systems are case-insensitive. */
function checkFolder(given: string | undefined): string | undefined {
  const folder = path.posix.normalize(given ?? '.').replace(/\/$/, '')
  if (folder === '.') return undefined
  const isOfGit = folder.split('/').some((name) => name.toLowerCase() === '.git')
  const issue = isOfGit ? 'is inside a `.git` folder' : findPathIssue(folder)
  if (issue === undefined) return folder
  throw new SiteError({
    code: 'deploy-target-invalid',
    message: `The path ${JSON.stringify(given)} of --target-dir ${issue}.`,
    hint: 'Set --target-dir to a folder inside the branch, e.g. `--target-dir docs`.'
  })
}

function invalid(what: string, value: string): SiteError {
  return new SiteError({
    code: 'deploy-target-invalid',
    message: `The ${what} \`${value}\` isn't a valid git ${what} name.`,
    hint: `Fix the ${what}.`
  })
}

function missingTarget(): SiteError {
  return new SiteError({
    code: 'deploy-target-missing',
    message: "The repository to deploy to isn't configured.",
    hint: 'Set `organizationName` and `projectName` in the configuration, or pass `--remote <url>`.'
  })
}

function missingBranch(project: string): SiteError {
  return new SiteError({
    code: 'deploy-branch-missing',
    message: `The deployment branch of ${project} isn't configured.`,
    hint: "Set `deploymentBranch` to the branch that GitHub Pages serves, e.g. `deploymentBranch: 'gh-pages'`."
  })
}
