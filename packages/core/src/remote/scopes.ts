type Environment = Readonly<Record<string, string | undefined>>

/** The scope that a build writes to, and the scopes that it reads from, in order. */
export interface CacheScopes {
  write: string
  read: readonly string[]
}

/**
 * Scope for builds outside CI, and the base scope if the CI service doesn't report the default
 * branch.
 */
const BASE_SCOPE = 'main'

/**
 * Determines a build's scopes from CI variables. A pull request reads from the scope of its target
 * branch but writes to its own, so it can't affect the target branch.
 */
export function findScopes(env: Environment): CacheScopes {
  const service = SERVICES.find(({variable}) => env[variable])
  const {branch, request, base} = service?.describe(env) ?? {}
  const write = request ? `pull-${request}` : branch || BASE_SCOPE
  return {write, read: [...new Set([write, base || BASE_SCOPE])]}
}

/** A CI run. Empty values are the same as missing ones. */
interface CiRun {
  branch?: string | undefined
  /** Number of the pull request. */
  request?: string | undefined
  /** Target branch of the pull request, or the default branch. */
  base?: string | undefined
}

interface CiService {
  /** Variable that the service always sets. */
  variable: string
  describe(env: Environment): CiRun
}

/** CI services, with the variables that their documentation lists. */
const SERVICES: readonly CiService[] = [
  {
    variable: 'GITHUB_ACTIONS',
    describe: ({GITHUB_REF_NAME, GITHUB_BASE_REF}) => ({
      branch: GITHUB_REF_NAME,
      request: GITHUB_BASE_REF ? (/^\d+/.exec(GITHUB_REF_NAME ?? '')?.[0] ?? 'unknown') : undefined,
      base: GITHUB_BASE_REF
    })
  },
  {
    variable: 'GITLAB_CI',
    describe: (env) => ({
      branch: env.CI_COMMIT_REF_NAME,
      request: env.CI_MERGE_REQUEST_IID,
      base: env.CI_MERGE_REQUEST_TARGET_BRANCH_NAME || env.CI_DEFAULT_BRANCH
    })
  },
  {
    variable: 'CIRCLECI',
    describe: ({CIRCLE_BRANCH, CIRCLE_PULL_REQUEST}) => ({
      branch: CIRCLE_BRANCH,
      request: CIRCLE_PULL_REQUEST?.split('/').at(-1)
    })
  },
  {
    variable: 'BUILDKITE',
    describe: (env) => ({
      branch: env.BUILDKITE_BRANCH,
      request: unlessFalse(env.BUILDKITE_PULL_REQUEST),
      base: env.BUILDKITE_PULL_REQUEST_BASE_BRANCH || env.BUILDKITE_PIPELINE_DEFAULT_BRANCH
    })
  },
  {
    variable: 'JENKINS_URL',
    describe: ({BRANCH_NAME, CHANGE_ID, CHANGE_TARGET}) => ({
      branch: BRANCH_NAME,
      request: CHANGE_ID,
      base: CHANGE_TARGET
    })
  },
  {
    // Azure Pipelines
    variable: 'TF_BUILD',
    describe: (env) => ({
      branch: withoutRefs(env.BUILD_SOURCEBRANCH),
      request: env.SYSTEM_PULLREQUEST_PULLREQUESTNUMBER || env.SYSTEM_PULLREQUEST_PULLREQUESTID,
      base: withoutRefs(env.SYSTEM_PULLREQUEST_TARGETBRANCH)
    })
  },
  {
    // Bitbucket Pipelines
    variable: 'BITBUCKET_BUILD_NUMBER',
    describe: (env) => ({
      branch: env.BITBUCKET_BRANCH,
      request: env.BITBUCKET_PR_ID,
      base: env.BITBUCKET_PR_DESTINATION_BRANCH
    })
  },
  {
    variable: 'NETLIFY',
    describe: ({BRANCH, PULL_REQUEST, REVIEW_ID}) => ({
      branch: BRANCH,
      request: PULL_REQUEST === 'true' ? REVIEW_ID || 'unknown' : undefined
    })
  },
  {
    variable: 'VERCEL',
    describe: ({VERCEL_GIT_COMMIT_REF, VERCEL_GIT_PULL_REQUEST_ID}) => ({
      branch: VERCEL_GIT_COMMIT_REF,
      request: VERCEL_GIT_PULL_REQUEST_ID
    })
  },
  {variable: 'CF_PAGES', describe: ({CF_PAGES_BRANCH}) => ({branch: CF_PAGES_BRANCH})}
]

function unlessFalse(number: string | undefined): string | undefined {
  return number === 'false' ? undefined : number
}

function withoutRefs(name: string | undefined): string | undefined {
  return name?.replace(/^refs\/heads\//, '')
}
