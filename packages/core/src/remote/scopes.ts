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
  const {branch, request, base} = describeRun(env)
  const write = request === undefined ? (branch ?? BASE_SCOPE) : `pull-${request}`
  return {write, read: [...new Set([write, base ?? BASE_SCOPE])]}
}

/** A CI run. */
interface CiRun {
  branch?: string | undefined
  /** Number of the pull request. */
  request?: string | undefined
  /** Target branch of the pull request, or the default branch. */
  base?: string | undefined
}

function describeRun(env: Environment): CiRun {
  if (env.GITHUB_ACTIONS) {
    const isRequest = env.GITHUB_BASE_REF !== undefined && env.GITHUB_BASE_REF !== ''
    const request = isRequest
      ? (/^\d+/.exec(env.GITHUB_REF_NAME ?? '')?.[0] ?? 'unknown')
      : undefined
    return {branch: env.GITHUB_REF_NAME, request, base: env.GITHUB_BASE_REF || undefined}
  }
  if (env.GITLAB_CI)
    return {
      branch: env.CI_COMMIT_REF_NAME,
      request: env.CI_MERGE_REQUEST_IID,
      base: env.CI_MERGE_REQUEST_TARGET_BRANCH_NAME ?? env.CI_DEFAULT_BRANCH
    }
  if (env.CIRCLECI)
    return {
      branch: env.CIRCLE_BRANCH,
      request: env.CIRCLE_PULL_REQUEST?.split('/').at(-1)
    }
  if (env.BUILDKITE) {
    const number = env.BUILDKITE_PULL_REQUEST
    return {
      branch: env.BUILDKITE_BRANCH,
      request: number === 'false' ? undefined : number,
      base: env.BUILDKITE_PULL_REQUEST_BASE_BRANCH || env.BUILDKITE_PIPELINE_DEFAULT_BRANCH
    }
  }
  return {}
}
